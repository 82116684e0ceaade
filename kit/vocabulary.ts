import type { Vocabulary } from '@kit-edge/engine'

/** What people and other libraries call things, and what this library has for them. */
export const vocabulary: Vocabulary = {
  // What a screen is described with, and the components that it usually needs. Most typical first.
  screens: [
    {
      words:
        'list, index, overview, records, administration, admin, management, manage, log, logs, inventory, matrix, rows, columns, invoices, users, customers, orders, transactions, employees, subscribers, bookings, leads, line items, cart, basket, backlog, spreadsheet, ledger, registry, results, data, permissions, time sheet, tracking, schedule, timetable, leaderboard, ranking, standings, comparison, expenses, payments, products, applications, requests, attendance, grades, flags, payroll, shipments, suppliers, domains, devices, sessions, history of, statement, exam, class, bank, watchlist, shares, playlist, episodes, league, train, connections, loans, warehouse, stock, shelves, purchase, supplier, dns, channel, annual, budget, election, bids, auction, database, console, query results, queue, bugs, bug tracker, positions, taxes, price list, prices, compare plans, compare products, medication, visits, deliveries, webhook, login history, api keys, keys, servers, domain settings, time entries, hours, per month, currency, exchange rates, import preview, mapping, translation, rates, feature by feature, timesheets, guest list, contacts, members, meals, calories, files, backups, jobs, plan for a week, shift, shifts, week, calendar, two columns, features compared, scores, points, wages, salary, turnover, vat, quote, offers, estimate, fleet, vehicles, maintenance log, equipment, assets, licences, licenses, certificates, feature matrix, availability, rooms, clients, accounts, campaigns, coupons, posts, pages, comments to moderate, moderation, reports, glossary, vocabulary, dictionary, scoreboard, fixtures, nutrition, tariffs, fees, departures, arrivals, rota, roster, redirects, tokens, credits, parcels, tickets, issues, students, pupils, courses, patients, tenants, contracts, policies, candidates, subscriptions, reservations, visitors, votes',
      pieces: 'table',
    },
    {
      words:
        'invoices, users, customers, orders, transactions, log, logs, audit, records, results, index, archive, pages, many, products, search results, subscribers, invoice list, issues, tickets, catalogue, catalog, applicants, applications, payments, news list, posts, history of, deliveries, movies, books, cars, images, library, media, ads, classified, tags, tag page, front, author page, moderation, jobs, recipes, properties, listings, articles, comments, list of, queue, members, contacts, activity log, blog, forum, threads, repositories, reviews, auction, gallery, directory, messages, participants, students, contracts, candidates, subscriptions, reservations, guests, visitors, users list, dictionary, library of, feed',
      pieces: 'pagination',
    },
    {
      words:
        'filter, filters, filtered, facets, refine, filterable, narrow, sorting, sort, sortable, view options, view switch, by status, by category, kind',
      pieces: 'select, input, toolbar',
    },
    {
      words:
        'search, find, lookup, query, range, add field, look up, searchable, amount, amounts, currency, calculator, converter, pick up, place, finder, browser, barcode, scan, reading, domain, shift, hour, hours, week, calendar, deadline, salary, weight, size in, length, add a task, new task, chat, keyword, postcode, zip, vat, tag input, price, minimum, maximum, date, from and to, sliders, scale, name of, phone number, username, nickname, website, promo code, minutes, temperature, distance, people, reference, invoice number, serial number, licence plate, guest, bid, deposit, servings, card number, first name, last name, street, city, zip code',
      pieces: 'input',
    },
    {
      words:
        'delete, remove, suspend, revoke, danger zone, destroy, deactivate, discard, ban, block user, confirm, confirmation, irreversible, are you sure, terminate, disconnect, deletion, delete account, sign out, unsaved, leaving, restore, restart, reset, revoke access, cancel subscription, cancel booking, cancel an order, end, stop, leave, unpublish, reject, withdraw, transfer ownership, empty the bin, clear, close account, remove members, undo, purge, trash, wipe',
      pieces: 'confirm, button',
    },
    {
      words:
        'status, state, role, roles, priority, label, labels, tags, stock, low stock, severity, unread, paid, overdue, draft, published, plan badge, services, stage, category, availability, condition, new, beta, online, approval, approve, acknowledge, reported, tag, kind, type, new and fixed, fixed, wrong, idea, ideas, voting, monitor, monitoring, levels, versions, changes, trend, channel, open and closed, active, inactive, deployment, deployments, build, order status, orders, tickets, issues, backlog, kanban, tasks, bug, incidents, sold out, sale, discount, categories, domains, payments, invoices, bookings, subscriptions, membership, deals, leads, pipeline, risk, results, passed, failed, jobs, environment, branches, pull requests, reviews pending, languages, skills, server, vegan, allergens, difficulty, live, verified, featured, popular, best seller, recommended, tier, technology, topics, genre, genres, delayed, cancelled, departures, flights, version, optional, solved, unanswered, level, score, trending, devices, candidates, applicants, employees, members',
      pieces: 'badge',
    },
    {
      words:
        'avatar, author, authors, member, members, people, person, profile, team, employee, employees, contact cards, directory, speakers, candidate, candidates, students, followers, attendees, participants, assignee, assigned, friends, staff, colleagues, comments, comment thread, contacts, invitations, reviewer, social, cast, player, players, signature, substitute, doctor, visitor, guests, family, genealogy, wedding, patient, chat, team chat, conversation, message, messages, mood, user, users, owner, host, instructor, teacher, trainer, tutor, sellers, seller, artist, band, agents, agent, customer profile, leaderboard, assigned person, org chart, organisation chart, activity, feed, posts, forum, who, interview, support staff, voters, supporters, article, podcast hosts, panel of people, drivers, speaker, presenter, coach, contributors, sponsor, mentors, dating, roommate, reporter, caller, calls, call, video call, customer, friend, commits, testimonials, testimonial, reviews, ranking, standings, applicants, tasks, kanban, project, approval, contact',
      pieces: 'avatar',
    },
    {
      words:
        'members, team, roles, people, followers, friends, notifications, inbox, services, items, menu, ingredients, folders, files, steps, reviews, sections, prices, to do, todo, tasks, feed, activity feed, comments, devices, sessions, downloads, attachments, links, contacts, playlist, search results, results, addresses, webhooks, integrations, participants, attendees, keys, bookmarks, favourites, wishlist, guests list, agenda, announcements, songs, episodes, player, channels, cast, medication, rewards, decisions, queue, waiting, bids, ideas, glossary, words, opening hours, positions, stores, store finder, places, locations, stops, connections, books, reading list, movies, api keys, articles, posts, search, archive, backups, visits, appointments, jobs, deals, vouchers, gifts, achievements, goals, habits, exercises, workouts, meals, groceries, shopping list, shopping cart, checklist, users, threads, forum, chats, conversations, mail, mails, emails, letters, documents, notes, versions, templates, projects, workspaces, accounts, organisations, bank accounts, subscriptions, plans, questions, answers, candidates, news, events, incidents, requirements, features, benefits, uploads, uploaded, history, transactions, departures, arrivals, notices, reminders, guests, speakers, tracks, chapters, lessons, courses, repositories, branches, commits, tips, offers, passengers, stations, alarms, drafts, contributors, sponsors, directions, destinations',
      pieces: 'list',
    },
    {
      words:
        'last login, when, date and comments, author date, audit, activity, recently, recent, published, posted, timer, time tracking, relative, deadline, due, expires, expiry, created, updated, schedule, article, notifications, comments, countdown, event, events, agenda, timetable, last seen, opening hours, bids, auction, remaining time, log, versions, changes, reading, meeting, shift, week, hour, hours, diary, news, front page, messages, chat, conversation, history, timeline, deliveries, backups, train, opening, bookings, appointments, appointment, login history, devices, sessions, tickets, post, posts, episodes, podcast, blog, announcement, activity feed, forum, incidents, deployments, transactions, loans, due dates, calendar, invoices, orders, tasks, maintenance, order history, file, files, documents, visits, minutes, feed, updates, changelog, releases, departures, arrivals, flight, flights, parcel, commits, release, live, stream, votes, revisions, reminder, reminders, match, fixtures, alarms, invitation, invitations, reservation, reviews, forecast, shipment, tracking, calls, call',
      pieces: 'time',
    },
    {
      words:
        'form, edit, create, register, registration, sign up, signup, sign in, signin, login, log in, apply, application, contact form, booking, checkout, request, survey, feedback, entry, picker, settings, preferences, invite, cancel, reset, forgot password, donation, wizard, quiz, stored, subscribe, newsletter, ticket, report form, post, compose, upload form, payment form, address, change, write, submit, onboarding, order form, two factor, password, verification, poll, questionnaire, appointment, reservation, transfer, import, review form, rate, new, set up, setup, configure, unsubscribe, signing in, enter, choose, answer, sign-up form, claim, complaint, gift, purchase, leave request, meeting room, calculator, converter, builder, editor, widget, rsvp, check in, visitor, exam, voting, finder, share, chat, comments, comment, translate, translation, domain, role editor, tax return, rental, hiring, search, filter, filters, mapping, find, profile, account, book, rent, order, deletion, verify, code, issue, submission, candidate, job application, cover letter, refund, return, price alert, rename, move, tag input, tags, diary, note, notes, goal, budget, reminder, task, add field, contact, pay, payment, credit card, card details, quick add, event form, details form, support, question, calendar, cart, quantities',
      pieces: 'form, input, button',
    },
    {
      words:
        'profile, account, company, name, email, date, dates, number, quantity, quantities, price range, guests, password, phone, address, amount, add, credit card, time, url, title, invite, subject, search, shipping, color, birthday, goal, iban, tax, budget, coupon, discount, percentage',
      pieces: 'input',
    },
    {
      words:
        'message, messages, comment, comments, letter, note, notes, reason, bio, reply, feedback, review form, conversation, description, contact, explanation, answer, article editor, editor, caption, compose, post, report a problem, bug report, instructions, about you, agenda, prompt, support ticket, cover letter, write, chat, incident report, write a review, diary, greeting, damage, claim, complaint, minutes, decisions, idea, ideas, translation, source, target, rich, medication, leave, return, cancel, refund, ticket, dispute, question, proposal, suggest, testimonial, memo, prescription, request a, support request, summary, job posting, listing form, product form, edit form, article form, description form, issue, bug, bug tracker, blog article, blog post, discussion, discussions, forum, community, collaboration, ask, announcement form, contact form, motivation, template, email, emails, mail, newsletter editor, visit, allergies, dedication, gift message, note to, special requests, wishes, remarks, about me, your story, biography, pitch, terms, changes, approval, rejection, reject, rate, stars, rating, review, reviews, chatbot, new post, new message, new issue, faq editor, translate',
      pieces: 'textarea',
    },
    {
      words:
        'single choice, choice, choices, reason, plan and, picker, survey, poll, quiz, questions, shipping method, delivery method, delivery, payment method choice, options, seat, appointment, onboarding, wizard, multiple choice, answer, vote, visibility, one of, checkout, variant, size and colour, nps, satisfaction, role choice, scale, quarter, mood, five, pick, kind of, monthly option, monthly or yearly, billing cycle, size, sizes, amounts, gift, return, complaint, rsvp, attendance, tax return, insurance, exam, subscription, plan selection, choose a plan, choose plan, yes or no, true or false, gender, donation, rating scale, likert, delivery time, room type, seats, seat categories, free times, time slots, slots, appearance, theme choice, density, frequency, delivery options, shipping, payment, visibility settings, who can see, access level, cancellation, unsubscribe, feedback, report abuse, exit, leaving, toppings, class, ticket type, tickets, difficulty, either, one or, one way, return trip, gift card, rating from, priority choice, poll with, level, language choice, account type, personal or business, crust',
      pieces: 'radio',
    },
    {
      words:
        'country, category, language, time zone, timezone, currency, priority, assigned, department, sort by, choose from, region, assign, role, select, unit, locale, shipping address, filter by, mapping, converter, per page, variant, ticket, address form, project, type of, change the role, quantity, channel, district, calculator, levels, level, kind, shift, meeting, rental, size, sizes, appearance, environment, year, month, quarter, period, team, doctor, supplier, warehouse, import, column mapping, builder, editor, classified, sorting, sort, sort order, severity, assignee, owner, status change, move to, nationality, account form, profile form, edit form, product form, gender, title, customer form, event form, task form, job application, car, brand, model, search form, real estate, properties, hotel, travel, flights, report, radius, units, destination, origin, class, subject, topic, template, branch, quality, country code, visibility, flavour, genre, state, printer, province, industry, occupation, grade, reason for, who can, repeat, currency converter',
      pieces: 'select',
    },
    {
      words:
        'checkboxes, checkbox, checklist, to do, todo, permissions, rights, terms, agree, consent, remember me, remember, topics, interests, amenities, bulk, select all, several, multiple, allergies, packing, tasks, accept, conditions, newsletter, extras, ingredients to tick, privacy, skills, scopes, bulk actions, cookie, selection, select, rsvp, sign up, tax, exam, builder, print, export, scope, features, wishes, tracker, habits, habit, moderation, queue, mark, mail, inbox, email, checkout, login, register, registration, survey, quiz, filters, facets, features to choose, services to choose, notifications to choose, attendance, days, weekdays, members to add, roles, access, backup, import, columns to show, compare, tick, ticks, done, complete, completed, shopping list, groceries, chores, requirements, onboarding checklist, cookies, waiver, gift wrap, same as billing, toppings, allergens, subtasks, sub tasks, extra, add ons, insurance, accept terms, guests, categories to, recipients, export columns, days of',
      pieces: 'checkbox',
    },
    {
      words:
        'switch, switches, preferences, on and off, flags, notification settings, notifications for, enable, disable, toggle, toggles, settings, privacy settings, integrations, automation, features, reminders, profile and notifications, alerts settings, cookie, smart home, devices on, maintenance mode, privacy, newsletter, habit, monitoring, options, two factor settings, appearance, email preferences, security settings, account settings, on off, availability, visibility, public or private, published, active, automatic, auto renew, dark, sound, sharing, plugins, extensions, modules, webhooks, rules, channels, accessibility, api keys settings, monthly or yearly, do not disturb, out of office, sync, backup, live, user settings, store settings, lights, heating, thermostat, alarm, alarms, mute, cookies, consent, cookie settings, two factor, dark mode, availability of, weekly hours, opening hours settings, recurring, repeat, digest, subscribe to',
      pieces: 'switch',
    },
    {
      words:
        'upload, uploads, file, attachment, attachments, document, documents, cv, csv, photo upload, import, resume, avatar upload, picture upload, logo upload, receipt, scan, drag and drop, profile picture, images upload, certificates, proof, change avatar, spreadsheet import, uploading, with photo, claim, complaint, damage, tax return, expense, media, library, signature, contract, barcode, crop, supplier, application with documents, insurance, chat attachments, email, emails, file manager, gallery upload, product form, drop, backup restore, migration, portfolio, passport, identity, kyc, verification of identity, homework, assignment, exam submission, pdf, excel, spreadsheet, logo, branding, sounds, music, video upload, contract upload, cover image, background, video, audio, recording, podcast, menu pdf, statement, evidence, images of, images, photos, passport photo, id card, prescription, background image, send a message with, report a problem, bug report, support request, ticket, gift, listing, sell, pet',
      pieces: 'file',
    },
    {
      words:
        'progress, import, goal, completion, course, lessons, migration, quiz, fundraising, profile completeness, setup steps, export job, deployment, download progress, upload progress, habit, challenge, campaign, crowdfunding, checklist with progress, learning, percent, installation, milestones, generation, watch, reading, budget, player, exam, project, projects, sprint, tasks, goals, flash, onboarding, restore, backup, savings, training, fitness, step counter, weekly goal, weekly, completed, loading of, sync, upload queue, tutorial, level, experience, achievements, survey, application status, transfer, processing, import of, funding, donation, remaining, uploads, pledge, target, votes, playback, streak, loyalty, points, rewards, steps, question, questions, step, stages, quota, sale, learning path, reading progress',
      pieces: 'progress',
    },
    {
      words:
        'usage, quota, storage, limit, limits, capacity, consumption, budget, disk, seats used, occupancy, battery, health, cpu, memory, password strength, credits, used, remaining, stock level, api usage, data volume, remaining amount, load, server, monitoring, plan, billing, warehouse, api keys, subscription, seats, quota used, utilisation, utilization, score, strength, fuel, temperature, water, traffic, minutes used, bandwidth, risk, budget used, space, skills, strength of, ratings by, votes, match, water level, signal, cpu load, sleep, plan limits, credit score, storage used, quota of, compatibility, poll, hit points',
      pieces: 'meter',
    },
    {
      words:
        'dashboard, kpi, kpis, statistics, metrics, figures, analytics, revenue, key figures, numbers, totals, stats, performance, average, insights, counters, net worth, portfolio, weather, fitness, monitor, balance, summary figures, energy, summary, annual, monitoring, weekly, goal, watchlist, shares, step counter, election, turnover, expense, bank, budget, project overview, key facts, kpi tiles, sales, visitors, traffic, campaign, key, report, finance, finances, savings, sleep, health, weight, statistics page, admin home, admin dashboard, overview page, referral, uptime, loan, mortgage, growth, conversion, business, followers, running, distance, calories, streak, crowdfunding, team performance, call centre, ads, results of, orders today, income, spending, profit, subscribers, views, downloads, statistics of, page of statistics, earnings, creator',
      pieces: 'stat, chart, card',
    },
    {
      words:
        'chart, charts, graph, trend, report, bar chart, line chart, analytics, over time, sales report, by month, per month, donut, breakdown, survey results, poll results, growth, traffic, visitors, temperature, portfolio, monitoring, consumption, forecast, distribution, compared by month, energy, shares, watchlist, weight, budget, expense, election, results, annual, steps, fitness, habit, finance, bank, poll, voting, uptime, latency, heart, sleep, loan, mortgage, prices, price history, exchange rate, stock price, page views, expenses, figures, kpi, savings, monthly, statistics, dashboard, performance, usage, load, survey, running, heart rate, calories, rainfall, income, spending, profit, earnings, subscribers, views, downloads, votes, ratings, by country, by age, hourly, per day, per week, percentages, shares of',
      pieces: 'chart',
    },
    {
      words:
        'cards, plans, pricing, products, catalogue, catalog, directory, properties, hotel, hotels, courses, shop, features, landing, categories, portfolio, app store, marketplace, integrations, templates, recipes, apartments, jobs, listings, tiles, loading state, real estate, job board, themes, gallery of projects, team page, about us, movies, books, cars, restaurants, rooms, listing, kanban, board, widgets, projects, speakers, dashboard, album, posts, news, front page, front, library, media, rental, car rental, gift, rewards, related, videos, channel, store, stores, icon, icons, browser, palette, wedding, ideas, cast, songs, albums, workouts, classes, meals, menu, dishes, pets, adoption, events, event, conference, exhibitions, museums, destinations, travel, vacation, tours, offers, deals, bargains, stock photos, files as tiles, thumbnails, plugins, extensions, add ons, testimonials, benefits, services, team, members, people, blog overview, hotel booking, flights, vehicles, used cars, houses, apps, connectors, topics, boards, workspace, collections, playlists, channels, search results with, reports, knowledge base, help centre, tickets, dating, repositories, drinks, plants, cocktails, sponsors, mentors, partners, artists, photographers, countries, cities, teachers, games, achievements, badges, coupons, wishlist, saved, bookmarks, favourites',
      pieces: 'card, grid',
    },
    {
      words:
        'card, danger zone, billing, payment method, widget, tile, panel, box, group, settings section, current plan, summary, map, wallet, profile card, login box, weather, subscription, results with pictures, product page, vacation, checkout summary, login, sign in, password, two factor, checkout, cart, order, plan, plans, upgrade, player, goal, ticket, gift, quiz, poll, contact, invite, profile, account, usage, settings, preferences, sign up, register, form, feedback, call, reward, question, flash, flash cards, details, key facts, side by side, contacts, vocabulary, receipt, confirmation, review, event, visit, booking, appointment, rooms, properties, chart, bank, server, device, api keys, integrations, danger, boarding pass, otp, pricing, review and, one step, forgot password, order summary, total, totals, cookie, onboarding, testimonial, chat, donation, newsletter, upload, import, table, question of, offer',
      pieces: 'card',
    },
    {
      words:
        'photo, photos, picture, pictures, image, images, video, cover, thumbnail, poster, recipe, embed, map, media, product photo, hero image, artwork, movie, film, podcast, trailer, player, movies, cast, wedding, hotels, cars, rental, products, classified, recipes, listings, gallery, house, houses, crop, camera, streaming, channel, related videos, tours, album, cards with pictures, finder, preview, illustration, two columns, banner image, avatar crop, news, front, article, dating, pets, plants, apartments, properties, drinks, lesson, course, lecture, stream, live, webcam, room, speaker, event, venue, location, restaurant, directions, book, books, album cover, playlist',
      pieces: 'aspect',
    },
    {
      words:
        'gallery, album, portfolio, photos, lightbox, product page, real estate details, image grid, screenshots, pictures of, artworks, wedding, exhibition, moodboard, library, media, hotel, house, houses, rental, property, damage, classified, movies, cast, car, art, artist, photographer, travel, trip, event pictures, product pictures, pictures, photos of, room',
      pieces: 'gallery',
    },
    {
      words:
        'details, detail, record, order details, payment method, specification, specifications, facts, summary, account information, profile page, customer page, properties of, shipping details, line items, receipt, booking details, contact details, user details, overview of one, passport, personal data, product page, employee page, contract, review and, check your answers, invoice, server details, confirmation page, key facts, technical data, metadata, claim, order confirmation, patient, visit, domain, shipment, parcel, appointment, confirmation, ticket, server, movie, book, car, rental, property, listing, real estate, event, hotel, doctor, insurance, policy number, certificate, employee, customer, company, company facts, supplier, product, asset, device, application, billing, subscription, order, flight, trip, booking, reservation, payment, transaction, bank account, file details, upload and details, issue, purchase, donation, check out, address, contact, candidate, job, species, ingredients, nutrition, dimensions, preview of a record, read only, show page, account, profile, success page, user, summary with, boarding pass, weather, pet, plant, hardware, system information, order summary, recipe, song, film, hours, event details, quote, loan, house, apartment, about a, phone, specs',
      pieces: 'description',
    },
    {
      words:
        'history, timeline, incidents, activity, changelog, milestones, shipment, tracking, parcel, events log, version history, roadmap, delivery status, patient, biography, case, progress of an order, release notes, releases, steps taken, career, audit trail, versions, recent activity, life, edits, log, contract, signature, claim, complaint, application status, case history, deployment, order, ticket, support, visits, decisions, project, quarter, train, connection, itinerary, trip, company history, about, cv, resume, agenda, event, schedule, process, approval, what happened, updates, status page, server status, incident, deliveries, release, journey, story of, customer profile, notes, diary, feed, day, flight, order page, commits, commit, revisions, parcel tracking, moves, day plan, patient record, refund, return, repair, onboarding, loan, hiring, candidate, patient history, account history, travel, schedule of, wedding',
      pieces: 'timeline',
    },
    {
      words:
        'tabs, tabbed, sections, menu with sections, account settings, profile page, product page, tab, league, movie, restaurant menu, team page, profile with, details with, documentation, project, sizes, dashboard with, account page, customer profile, customer page, settings, read and unread, day, days, monthly and yearly, code in several languages, employee, user profile, event, course, categories, views, by day, per day, schedule with days, hourly, overview and, about, sign in and sign up, upcoming and past, open and closed, followers and following, for you, all and unread, active and archived, photos and, monthly, weekly, profile, reviews and, restaurant, company page',
      pieces: 'tabs',
    },
    {
      words:
        'admin layout, app layout, application frame, sidebar, app shell, application shell, layout with, workspace, back office, backend, application layout, frame of an application, channels, team chat, mail, inbox with folders, documentation with sidebar, admin, admin panel, dashboard with navigation, collapsible, intranet, portal, saas, crm, cms',
      pieces: 'shell, sidebar',
    },
    {
      words:
        'navbar, landing, marketing, website header, site header, top bar, public site, homepage, home page, header with, top navigation, shop header, company website, online shop frame, public, shop, front page, event page, hero, product landing, restaurant website, portfolio site, agency, news site, magazine, blog home, sticky header, header',
      pieces: 'navbar, button',
    },
    {
      words:
        'footer, landing, marketing, company website, homepage, imprint links, hero, public site, website, homepage with, imprint, language switch in, newsletter sign-up in, bottom of a site, columns of links, site map',
      pieces: 'footer',
    },
    { words: 'mega menu, menu bar, menubar, navigation with panels', pieces: 'menu' },
    {
      words: 'bottom navigation, mobile app, mobile navigation, tab bar, phone app',
      pieces: 'dock',
    },
    {
      words:
        'breadcrumb, breadcrumbs, nested pages, path, documentation, sub page, category page, product page, hierarchy of pages, folder path, where am i, article, manual, nested, category, shop category, help article, file manager, folders, knowledge base, detail page, record page, wiki, forum thread, course lesson, product details',
      pieces: 'breadcrumbs',
    },
    {
      words:
        'navigation, settings navigation, sub navigation, side navigation, documentation, in this page, table of contents, section links, settings with navigation, contents, glossary, letters, channels, sections, inbox, mail folders, filters at the side, side menu, settings, preferences, account settings, docs, privacy policy, wiki, handbook, help, profile settings, letters of the alphabet, lesson',
      pieces: 'nav',
    },
    {
      words:
        'user menu, menu on, menu for, actions menu, row actions, actions, suspend, administration, roles, more menu, account menu, three dots, context menu, sort menu, members, kanban, options menu, per row, language menu, switcher, workspace switcher, mark as, invitations, share menu, export menu, share, more, export, print, sort, sort by, language, language switch, switch workspace, switch account, header with, topbar, admin layout, files, documents, bulk, editor, message, comments, devices, api keys, projects, tasks, cards, board, playlist, songs, invoices, row menu, each file, each row, table with actions, user administration, team, account, columns, view, customer page, domains, backups, servers, list with actions, move, duplicate, quick actions, avatar in, profile menu, notification, notifications, playlists, chats, post, posts, feed, photos, gallery, folder, workspace, project, task, card with, versions, branch, branches, filter menu, date presets, sign out, log out, webhooks, subscriptions',
      pieces: 'dropdown',
    },
    { words: 'theme, dark mode, light and dark, appearance', pieces: 'theme' },
    {
      words:
        'wizard, steps, stepper, onboarding, checkout, multi step, setup assistant, several pages, step by step, installation, in three steps, step, registration in, application process, order process, phases, tax return, claim, insurance, checkout with, verification, application form, hiring, loan, rental, booking, order tracking, shipment, order status, progress through, import, migration, assistant, questionnaire, registration, guided, setup, sign up, kyc, booking flow, purchase flow, account opening, in steps, four steps, insurance quote, moving, order with, delivery tracking, pizza, shop checkout, visa, apply, publish, three steps, next and back, back and next',
      pieces: 'stepper',
    },
    {
      words:
        'dialog, popup, pop up, modal, invitations, invite, shortcuts help, overlay, quick add, rename, share, preview of, new project, create a, add a, terms popup, crop, image preview, edit in place, assign, transfer ownership, share dialog, lightbox, edit in a, new task, add member, invite people, barcode, trailer, preview, quick edit, upgrade prompt, sign in prompt, terms, unsaved, feedback, settings in a, size chart, select a, create project, create channel, cancel subscription, report comment, new event, details in a, rename file, move file, add card, add payment, welcome tour, session expired, age check, cookie settings, new folder, new, api key, board, kanban, add, address, pop-up, share a, image view, confirm email, video, gift message, size guide, photo, keyboard, quick view, new contact, assign a, edit a, import, feedback dialog, what is new, release notes, welcome, tour, change password, change email, invitation, schedule a, members',
      pieces: 'modal',
    },
    {
      words:
        'side panel, drawer, quick view, cart panel, slide over, filter panel, flyout, mini cart, mobile menu, details beside, from the side, from the right, bottom sheet, sheet, preview panel, inspector, notifications panel, cart, filters on, mobile filters, inspect, details panel, edit panel, help panel, task details, side, off canvas, chat panel, preview',
      pieces: 'drawer',
    },
    {
      words:
        'tooltip, hint on hover, icon toolbar, explanation on hover, icon buttons, toolbar, editor, icon, formatting, truncated, abbreviations, glossary, disabled',
      pieces: 'tooltip',
    },
    {
      words:
        'popover, info bubble, color choice, quick filter, notifications, palette, presets, date range, emoji, reactions, share, column settings, filters, legend, help text, language, calendar',
      pieces: 'popover',
    },
    {
      words:
        'hover card, mini profile, user card, person card, profile on hover, link preview, preview on hover',
      pieces: 'hover-card',
    },
    {
      words:
        'error, errors, warning, warnings, success, notice, failed, failure, important, trial, problem, expired, hint box, limit reached, low, caution, payment failed, order confirmation, thank you, magic link, password reset sent, read only, verify, verify your, outage, deprecated, confirmation page, past due, info box, pending, check your email, unsaved, validation, session expired, complaint, trial ends, retry, claim, restore, result, wrong, password, changes, two factor, verify email, incomplete, required action, invoice overdue, quota, storage full, risk, danger, low stock, stock, backup, security, import, with errors, submitted, received, order, thanks, registered, sent, booked, subscribed, cancelled, offer, deadline, warning when, unsaved changes, beta, legacy, monitoring, server status, missing, appointment, donation, migration, success page, payment, api key, secret, once, shown once, storm, delay, delays, delayed, weather warning, allergy, recall, emergency, results, sale ends, wrong password, locked, account locked, payment error, declined, refused, invalid, not available, sold out, over the limit, backup codes, recovery codes, token',
      pieces: 'alert',
    },
    {
      words:
        'validation errors, error summary, form with errors, validation summary, mistakes, submitted, form with, long form, invalid, server side errors, wrong input, import with errors',
      pieces: 'errors',
    },
    {
      words:
        'saved, message after, undo, notification after, copied message, confirmation message, feedback after, flash, toast, snackbar, short message, stored, sent message, success message, background job, after saving, copied, copy, restore, archive, delete with undo, moved, added, add to cart, changes saved, settings saved, sent, liked, background, upload finished, offline, connection, update available',
      pieces: 'toast',
    },
    {
      words:
        'announcement, maintenance, cookie, promotion, banner, site wide, across all pages, impersonation, new version, holiday, black friday, trial ends, offline, notice on top, across the top, consent, scheduled, trial, outage, update, beta, newsletter, sale, downtime, planned, whole site, whole app, every page, all pages, version, read only, demo, unpaid, verify email, impersonate, event, notice across, top of, strip',
      pieces: 'banner, button',
    },
    {
      words:
        '404, 500, not found, empty, no results, nothing, error page, first visit, blank, no items, without results, no data, zero, no projects, access denied, forbidden, coming soon, maintenance page, offline page, wishlist, first project, no messages, inbox zero, empty state, 403, unauthorized, expired link, expired, session, first, start, empty inbox, empty cart, no, without, way back, wrong address, page is gone, permission denied, connection lost, favourites, search without, search results, cleared, getting started, onboarding, unavailable, limit, deleted, done, all done, no connection, not available, page not found, server error, new account, first time, still empty, deleted page, gone, maintenance, search with no, no one, all read, end of, thank you, sent, finished, unsubscribed',
      pieces: 'empty, button',
    },
    {
      words:
        'loading, placeholder, skeleton, while data, loads, slow, fetching, waiting for data, lazy, pending data, loading state',
      pieces: 'skeleton',
    },
    {
      words:
        'spinner, processing, please wait, waiting, running, redirecting, generating, loading, payment, verifying, checking, searching, progress unknown, uploading, busy',
      pieces: 'spinner',
    },
    {
      words:
        'chat, conversation, messenger, messages, support ticket, direct messages, bot, assistant, thread, live support, help desk, consultation, channels, ai, ask, dialogue, team chat, customer service, talk, comments as bubbles, message, between, prompt, whatsapp, sms',
      pieces: 'chat, textarea, button',
    },
    {
      words:
        'code, snippet, source, api documentation, configuration file, terminal, command, sdk, webhook, json, embed code, installation instructions, developer, logs output, api reference, diff, stack trace, api key, response, body, response body, deployment log, log viewer, query, console, database, dns, config, settings file, email template, html, css, sql, schema, logs, build, changelog with, installation, tutorial, api, integration, tracking code, error details, exception, deploy, script, domain, records, css variables, token',
      pieces: 'code',
    },
    {
      words:
        'copy, share link, invite link, api key, api keys, token, tokens, referral, snippet, embed code, coupon code, iban, backup codes, recovery codes, public link, bank details, wallet address, webhook url, secret, promo code, palette, dns, domain, link to share, share, invitation, public, gift, voucher, api, webhooks, colours, hex, account number, tracking number, order number, meeting link, command, code, two factor setup, setup key, keys, link',
      pieces: 'copy',
    },
    {
      words: 'shortcut, shortcuts, keyboard, hotkeys, key combinations',
      pieces: 'kbd',
    },
    {
      words:
        'command palette, command menu, command bar, quick search, quick actions, jump to, launcher, spotlight, ctrl k, cmd k, search everywhere, global search, go to anything, find anything',
      pieces: 'command, kbd',
    },
    {
      words:
        'rating, ratings, stars, review, reviews, satisfaction, score, rate, testimonials with stars, feedback with stars, customer reviews, product page, restaurant, movie, book, doctor, hotel, hotels, supplier, products, course, recipes, recipe, app, quality, feedback, survey, experience, driver, seller, store, service, five, likes, evaluation, app store, shop, rate a',
      pieces: 'rating',
    },
    {
      words:
        'faq, frequently asked, questions and answers, help centre, help center, help, collapsible, expandable, advanced options, syllabus, curriculum, accordion, knowledge base, course page, terms explained, advanced, glossary, faqs, privacy, terms, lessons, course, filters, collapsed, sections to open, checkout, details to expand, log, questions, support page, shipping and returns, policies, show more, groups, chapters, product page, pricing, agenda, requirements, troubleshooting',
      pieces: 'accordion',
    },
    {
      words:
        'article, blog, documentation, terms, policy, legal, news article, blog post, imprint, privacy policy, manual, guide, handbook, essay, markdown, text page, long text, press release, story, release notes, job description, about page, wiki, newsletter preview, recipe method, page of text, book chapter, help article, minutes, diary, glossary, recipe, book, description of a, lesson, changelog, email, email preview, news, front, comments policy, wiki page, about us, company history, landing text, two columns of text, text with a picture, event page, course, conditions, instructions, help centre article, tutorial, answer, documentation page, dictionary, letter, contract, chapter, support article, case study, white paper, statement, speech, interview, lyrics',
      pieces: 'prose, heading',
    },
    {
      words:
        'tree, folder, folders, hierarchy, nested, file manager, org chart, organisation, categories nested, sitemap, outline, nested categories, documentation tree, organization chart, departments, taxonomy, explorer, chapters, genealogy, channels, browser, family, database, file browser, document library, navigation of documentation, menu editor, page structure, groups and, locations, comments nested, permissions tree, directory of files, project files, code editor, backup, category editor, subfolders, knowledge, sub tasks, bill of materials',
      pieces: 'tree',
    },
    {
      words:
        'side by side, split, splitter, resizable, two panes, editor and preview, map and list, panes, beside each other, code and preview, preview, translation editor, mail with preview, builder, console, code editor, file preview, source and target, diff, list beside, list and detail, list and details, two columns, documents compared, inbox and message, master detail, panels',
      pieces: 'splitter',
    },
    {
      words: 'before and after, compare pictures, renovation, retouch, image comparison',
      pieces: 'compare',
    },
    {
      words:
        'two factor, 2fa, code entry, verification code, one time, sms code, authenticator, pin, verify phone, confirm your email with a code, six digits, security code, phone verification, otp, sms, code, email code, phone, login code, confirm transfer, banking, passwordless, verify, two step, 2 step, second factor, tan',
      pieces: 'otp',
    },
    {
      words:
        'carousel, slides, slideshow, featured, slider of, testimonials, stories, highlights, banners rotating, product pictures, swipe, spotlight, front, news, hotel, rooms, house, products, related, recommendations, onboarding tour, welcome tour, product page, real estate, hero, screens, intro, pictures, movies, rows of movies, gallery, logos',
      pieces: 'carousel',
    },
    {
      words:
        'testimonial, testimonials, quote, quotes, citation, press quotes, success stories, case study, story, reviews, about us, landing, customers say, author page, press, customer voices, said',
      pieces: 'quote',
    },
    {
      words:
        'bell, unread count, notification count, cart count, counter on, badge on, inbox, cart, notifications, unread, chat, channels, header with, messages, avatar with, bell with, online status',
      pieces: 'indicator',
    },
    { words: 'back to top, very long page, long page', pieces: 'back-to-top' },
    {
      words: 'horizontally scrolling, scrolling, scrollable, kanban, log output',
      pieces: 'scroll-area',
    },
    {
      words:
        'landing, marketing, hero, homepage, page title, welcome, introduction, about us, home page, event page, sections, portfolio, about, team page, restaurant, hotel, two columns, call to action',
      pieces: 'page, heading, text, button',
    },
    {
      words:
        'danger zone, home, link home, export, download, print, pay, buy, upgrade, start, stop, current plan, monthly or yearly, save, send, add, free times, success page, after an order, running timer, new, call to action, action, publish, retry, continue, next, apply, join, follow, subscribe, checkout, quantities, accept, approve, reject, book, share, import, play, skip, submit, like, install, connect, undo, resend, refund, payment method, pricing, plans, cart, order, sign up, signing in, code, calculate, convert, vote, restart, restore, rent, renew, next question, result, player, song, invite, get, enter, edit, delete, upload, file, ticket, gift, donate, donation, claim, trial, ends, session, expired, call, contact, filter, search, request, approval, reply, comment, message, post, page, product, booking, appointment, free, cancel, subscription, newsletter, settings, profile, account, password, wizard, quiz, questions, timer, time tracking, chat, success, date range, checkboxes, to do, event, form, add field, feedback, rating, movie, course, plan, landing, empty, billing, address, onboarding, support, calendar, api keys, member, members, invitations, devices, backup, dashboard, report, bulk, selection, unsaved, dialog, cookie, consent, game, track, camera, call to, step, survey, poll, wishlist, favourite, accept all, decline, unlock, log out, pause, scan, mark, previous, order again, reorder, rsvp, check in, rate, write, create, sign-up, reset, verify, choose, unsubscribe',
      pieces: 'button',
    },
    {
      words:
        'fieldset, address, grouped fields, groups of fields, shipping and billing, checkout, profile form, long form, account form, tax, insurance, application form, billing address, registration, employee form, personal, contact and, preferences by, newsletter topics, notification kinds, settings form, sections of a form, filters',
      pieces: 'fieldset',
    },
    {
      words:
        'kanban, board, columns of cards, tasks by status, pipeline, sales pipeline, applicants by stage, swimlanes, backlog, trello, sprint',
      pieces: 'grid, card, badge',
    },
    {
      words:
        'toolbar, editor, formatting, bulk, view options, view switch, list or grid, file manager, database, images, document, rich text, log viewer, search and filters, table with filters, map, drawing, mail, selection, calendar',
      pieces: 'toolbar',
    },
    {
      words:
        'external links, links to, link list, resources, related, archive, footer, forgotten, forgot password, sign in, login, sources, references, contact, articles, back link, more information, terms, privacy, search results, tag page, sitemap, downloads, imprint',
      pieces: 'link',
    },
    {
      words:
        'date of birth, birthday, date range, date picker, arrival, departure, check-in date, start date, end date, due date, from and to, period',
      pieces: 'date, input',
    },
    {
      words:
        'quantities, number of guests, number of people, how many, amount of money, tip, servings, portions, unit price, percentage',
      pieces: 'number, input',
    },
    {
      words: 'price range, sliders, between two values, volume, brightness, intensity, zoom level',
      pieces: 'slider, input',
    },
    {
      words:
        'drag and drop, several files, many files, upload progress, upload queue, drop zone, upload of pictures',
      pieces: 'upload, file, progress',
    },
    {
      words:
        'searchable select, country picker, type to find, pick a person, suggestions while typing, autocomplete, select many',
      pieces: 'combobox, select',
    },
    {
      words: 'tag input, hashtags, keywords, several email addresses, list of recipients',
      pieces: 'tags, input',
    },
    {
      words: 'brand colour, brand color, palette, colour picker, branding',
      pieces: 'color, input',
    },
    { words: 'bold and italic, formatting, pressed, mute, favourite', pieces: 'toggle, toolbar' },
    {
      words: 'month view, availability, holidays, planner, event calendar, booking calendar',
      pieces: 'calendar',
    },
  ],

  // What other libraries call components and their parts.
  components: [
    { words: 'table.row, table row', means: 'table.row' },
    { words: 'image comparer, image compare, before after', means: 'compare' },
    { words: 'cluster, flank, split', means: 'stack' },
    { words: 'frame, zoomable frame', means: 'aspect' },
    { words: 'range picker, date picker.range picker, date picker.range', means: 'date' },
    { words: 'float button group, float button.group, speed dial group', means: 'button.group' },
    { words: 'float button.back top, float button back top, backtop', means: 'back-to-top' },
    {
      words:
        'skeleton.button, skeleton.avatar, skeleton.input, skeleton.image, skeleton.node, skeleton button, skeleton avatar, skeleton image, skeleton item',
      means: 'skeleton',
    },
    { words: 'typography.link', means: 'link' },
    { words: 'tabs.tab pane, tabs.pane', means: 'tabs.panel' },
    { words: 'modal.info, modal.success, modal.error, modal.warning, modal.alert', means: 'modal' },
    { words: 'form.error list, form.errors, form error list', means: 'errors' },
    { words: 'color picker.trigger, color picker.swatch', means: 'color' },
    { words: 'sender, message composer', means: 'textarea' },
    { words: 'menu.item group, menu item group', means: 'dropdown.group' },
    { words: 'checkable tag, tag.checkable tag, filter chip toggle', means: 'toggle' },
    { words: 'image.preview group, image preview', means: 'gallery' },
    { words: 'statistic.timer, timer', means: 'time' },
    { words: 'card.meta, card meta', means: 'card.header' },
    { words: 'tbody, thead, tfoot, table.footer group', means: 'table' },
    { words: 'optgroup, select.group, select option group', means: 'select' },
    { words: 'ol, ul, unordered list, ordered list, bullet list', means: 'list' },
    { words: 'figure, thumbnail, media, media object', means: 'aspect' },
    { words: 'aside, app shell.aside, page aside, left sidebar', means: 'shell.sidebar, shell' },
    { words: 'backdrop, overlay, dialog overlay, scrim', means: 'modal' },
    { words: 'editable, in place, inline edit, inline editor, editable text', means: 'input' },
    { words: 'ribbon, badge ribbon, new badge, label badge', means: 'badge' },
    { words: 'composer, prompt input, chat input, chat prompt, message input', means: 'textarea' },
    { words: 'subheader, list subheader, subtitle', means: 'heading' },
    {
      words: 'scrollspy, scroll spy, table of contents, toc, on this page, anchor navigation',
      means: 'nav',
    },
    {
      words:
        'ig addon, input icon, icon field, input left element, input right element, input left addon, input right addon, input start element',
      means: 'input.addon',
    },
    {
      words:
        'segment group, segmented button, segments, button toggle group, button toggle, choice chips',
      means: 'radio.group, toggle.group',
    },
    {
      words:
        'segment group.item, segmented control.item, segmented.item, toggle group.item, toggle group item',
      means: 'radio, toggle',
    },
    {
      words:
        'checkbox card, checkbox tile, checkbox button, form check, check box, tick box, boolean',
      means: 'checkbox',
    },
    { words: 'checkbox cards, checkboxes tiles, checkboxes, form checks', means: 'checkbox.group' },
    {
      words: 'radio tile, radio tiles, option cards, choice cards, radio.card',
      means: 'radio.group',
    },
    { words: 'form floating, floating label input, float input', means: 'field' },
    {
      words:
        'accordion.button, accordion.toggle, accordion.icon, accordion.indicator, accordion.item trigger, accordion.item indicator, accordion item button, disclosure.button, collapse.trigger, collapsible.trigger, collapse.title, disclosure button, expansion panel title, expansion panel header, spoiler.trigger',
      means: 'accordion.item[title]',
    },
    {
      words:
        'collapse.content, collapsible.content, collapse content, disclosure panel, expansion panel text, accordion collapse, accordion.collapse',
      means: 'accordion.item#main',
    },
    {
      words: 'error page, not found, status page, exception, error boundary, error component',
      means: 'empty',
    },
    { words: 'alert.indicator, alert.symbol', means: 'alert[icon]' },
    {
      words: 'nav pills, pills, pill tabs, nav tabs, nav tab, tab menu, tabs nav',
      means: 'tabs, nav',
    },
    {
      words:
        'toast provider, toast viewport, notification provider, notifications provider, toast stack, flash messages, flash, snackbar provider, notification region, toasts',
      means: 'toast.region',
    },
    {
      words: 'page links, link list, footer column, footer columns, footer links',
      means: 'footer.group, list',
    },
    {
      words:
        'pane, splitter.panel, resizable.panel, resizable panel, split view, resizable panel group, resizable handle, allotment',
      means: 'splitter',
    },
    {
      words:
        'pricing plan, pricing card, pricing plans, plan card, tile card, media card, link card, page card, feature card',
      means: 'card',
    },
    {
      words:
        'trigger, call to action, cta, submit, submit button, cancel button, loading button, download trigger, toggle trigger',
      means: 'button',
    },
    {
      words:
        'pagination.link, pagination.item, pagination.previous, pagination.next, pagination.first, pagination.last, pagination controls, paginator, pager, simple pagination, pagination root',
      means: 'pagination',
    },
    {
      words: 'chat footer, chat header, chat image, chat.bubble, bubble, message.content',
      means: 'chat.message',
    },
    {
      words:
        'chat messages, message list, message thread, conversation, chat window, chat container',
      means: 'chat',
    },
    {
      words:
        'timeline dot, timeline.dot, timeline.icon, timeline.indicator, timeline connector, timeline.marker',
      means: 'timeline.item[icon]',
    },
    {
      words: 'timeline content, timeline.content, timeline.body, timeline opposite content',
      means: 'timeline.item#main',
    },
    {
      words: 'stepper panel, stepper.content, step panel, step content, stepper.body',
      means: 'stepper.step',
    },
    {
      words: 'list item button, list.button, list.link, list.action, list row, list col',
      means: 'list.item',
    },
    {
      words:
        'speed dial action, dropdown.link, dropdown.option, menu.option, menu list item, actions.item, action menu item',
      means: 'dropdown.item',
    },
    {
      words: 'menu.target, menu.trigger, dropdown.button, dropdown.toggle, menu button trigger',
      means: 'dropdown[label]',
    },
    {
      words:
        'dropdown menu.group, dropdown.section, menu.group, menu section, dropdown menu.sub, menu.section',
      means: 'dropdown.group',
    },
    {
      words:
        'dropdown menu.label, dropdown.header, dropdown header, dropdown menu label, menu header',
      means: 'dropdown.heading',
    },
    {
      words: 'modal.body, modal.content, dialog.body, dialog.panel, dialog content',
      means: 'modal#main',
    },
    {
      words: 'date display, local time, formatted date, date formatter, day, format date',
      means: 'time',
    },
    {
      words: 'month input, week picker, month picker input, year picker input',
      means: 'input, date',
    },
    {
      words:
        'password, password input, toggle password, phone input, phone, url input, percent input, text box, single line text, textbox',
      means: 'input',
    },
    {
      words:
        'currency input, money input, quantity input, quantity, stepper input, spin button, spinbutton, money',
      means: 'number',
    },
    { words: 'kanban, board', means: 'card' },
    {
      words: 'masonry, masonry grid, columns grid, page columns, card grid, card.grid',
      means: 'grid',
    },
    {
      words:
        'qr code, format bytes, random content, resize observer, intersection observer, mutation observer, prompts, focus trap, portal, css baseline, config provider, provider, marquee, fade, zoom, grow, slide, transition, teleport, visually hidden, sr only, screen reader only, confetti, mini map, tour, joyride',
      means: '-',
    },
    { words: 'step', means: 'stepper.step' },
    { words: 'statistic', means: 'stat' },
    { words: 'card title', means: 'card.header[title]' },
    {
      words:
        'accordion.trigger, accordion.heading, accordion.header, accordion.title, accordion.summary, accordion.control, accordion.label',
      means: 'accordion.item[title]',
    },
    {
      words:
        'accordion.content, accordion.panel, accordion.section, accordion.body, accordion.details',
      means: 'accordion.item',
    },
    {
      words:
        'input text, input time, time input, json input, month picker, year picker, number formatter, rolling number, search',
      means: 'input',
    },
    { words: 'range, range slider, knob, angle slider', means: 'slider' },
    { words: 'date picker, date input, date field, input date, range calendar', means: 'date' },
    { words: 'color input, color picker', means: 'color' },
    { words: 'input number, number input, number field', means: 'number' },
    { words: 'input chips, pills input, pillbox', means: 'tags' },
    { words: 'steps', means: 'stepper' },
    { words: 'spoiler, expand', means: 'accordion' },
    { words: 'cascader, cascade select, multi select listbox, select column', means: 'select' },
    { words: 'transfer, pick list, order list', means: 'list' },
    { words: 'spin', means: 'spinner' },
    { words: 'confirm popup, modal.confirm, dialog.confirm', means: 'confirm' },
    { words: 'infolist, info list, definition list', means: 'description' },
    {
      words: 'text entry, icon entry, image entry, color entry, entry, key value entry',
      means: 'description.item',
    },
    {
      words: 'summary list.key, description list.term, descriptions.label',
      means: 'description.item[label]',
    },
    { words: 'summary list.value, description list.details', means: 'description.item[value]' },
    { words: 'tabs.list item', means: 'tabs.tab' },
    { words: 'checkboxes.item', means: 'checkbox' },
    { words: 'radios.item, radio group.item, radio button.group', means: 'radio' },
    { words: 'brand, logo, header.logo, navbar brand', means: 'navbar#brand' },
    { words: 'main, content area', means: 'shell.main' },
    { words: 'item', means: 'list.item' },
    { words: 'center', means: 'stack' },
    { words: 'form helper text, helper', means: 'field.description' },
    { words: 'join', means: 'button.group' },
    { words: 'join item', means: 'button' },
    { words: 'tooltip.content', means: 'tooltip[text]' },
    { words: 'dropdown.list', means: 'dropdown' },
    { words: 'dropdown.list.item', means: 'dropdown.item' },
    { words: 'radio.segmented', means: 'radio.group' },
    { words: 'app', means: 'shell' },
    { words: 'link hover', means: 'link' },
    { words: 'option group', means: 'select' },
    { words: 'subheading', means: 'text' },
    { words: 'toggle button', means: 'button' },
    { words: 'dialog, alert dialog, modal box', means: 'modal' },
    { words: 'sheet, slideover, side panel, offcanvas', means: 'drawer' },
    {
      words: 'command palette, command dialog, command menu, cmdk, spotlight, kbar',
      means: 'command',
    },
    { words: 'command.list', means: 'command#main' },
    { words: 'command.input', means: 'command[placeholder]' },
    { words: 'command.empty', means: 'command[emptyLabel]' },
    { words: 'command.shortcut', means: 'command.item[keys]' },
    { words: 'sonner, snackbar, notification, growl, message bar', means: 'toast' },
    { words: 'toaster, notifications, snackbar host, toast container', means: 'toast.region' },
    { words: 'chip', means: 'badge' },
    { words: 'tag, pill', means: 'badge' },
    { words: 'callout, inline message, warning text, notice, inset text', means: 'alert' },
    {
      words: 'combobox, autocomplete, select menu, input menu, listbox, multi select',
      means: 'combobox, select',
    },
    { words: 'input tags, tags input, tag input, chips input', means: 'tags' },
    { words: 'option, select.item, select.option', means: 'select[options]' },
    {
      words: 'select filter, tree select, native select, html select, form select',
      means: 'select',
    },
    {
      words: 'dropdown menu, menu.dropdown, speed dial, action menu, overflow menu, menu button',
      means: 'dropdown',
    },
    { words: 'context menu.trigger, context menu area', means: 'context-menu' },
    { words: 'context menu.item', means: 'dropdown.item' },
    { words: 'context menu.content', means: 'dropdown#main' },
    { words: 'menu.divider, menu.separator, dropdown divider', means: 'dropdown.separator' },
    { words: 'menu label, menu.label', means: 'dropdown.heading' },
    { words: 'menu.checkbox, menu.checkbox item', means: 'dropdown.checkbox' },
    { words: 'menu.radio, menu.radio item', means: 'dropdown.radio' },
    { words: 'menu.sub menu, navigation menu.content, menu.content', means: 'menu.panel' },
    { words: 'navigation menu, mega menu, menubar', means: 'menu' },
    {
      words:
        'date time picker, time picker, input mask, password input, text input, text field, mentions, pin field, search input, email input',
      means: 'input',
    },
    { words: 'input.password, password field', means: 'input[type=password]' },
    {
      words:
        'input.text area, text area, rich editor, rich text editor, markdown editor, editor, wysiwyg',
      means: 'textarea',
    },
    { words: 'input.search, input.number', means: 'input' },
    {
      words:
        'form.item, form group, form control, form field, input.wrapper, control, labeled field',
      means: 'field',
    },
    {
      words:
        'form.message, field.message, form error, input error, error message, validation message, invalid feedback',
      means: 'field.error',
    },
    {
      words: 'form.description, hint, helper text, help text, form text, description text',
      means: 'field.description',
    },
    { words: 'form.label, label, float label', means: 'field.label' },
    { words: 'form.list, section', means: 'fieldset' },
    {
      words: 'validator, error summary, error list, validation summary, form errors',
      means: 'errors',
    },
    { words: 'auth form', means: 'form' },
    {
      words:
        'radio group, radios, segmented, segmented control, select button, toggle buttons, toggle button group, toggle group, radio card, radio cards',
      means: 'radio.group',
    },
    { words: 'radio button, radio item', means: 'radio' },
    { words: 'checkbox group, checkboxes, check list', means: 'checkbox.group' },
    { words: 'toggle, input switch, toggle switch', means: 'switch' },
    { words: 'swap', means: 'switch' },
    { words: 'split button, button group', means: 'button.group' },
    {
      words:
        'action, link button, btn, btn primary, icon button, action icon, unstyled button, anchor button, fab, floating action button',
      means: 'button',
    },
    { words: 'anchor, back link, nav link text', means: 'link' },
    { words: 'input group, input.group', means: 'input.group' },
    { words: 'input group addon, input addon, input group text', means: 'input.addon' },
    { words: 'file input, file button', means: 'file' },
    { words: 'file upload, dropzone, upload.dragger, file uploader', means: 'upload' },
    { words: 'input otp, pin input, otp input, code input', means: 'otp' },
    {
      words: 'hover card.trigger, link preview, preview card, profile preview',
      means: 'hover-card',
    },
    { words: 'hover card.content', means: 'hover-card#main' },
    { words: 'overlay panel, popper, flyout popover, toggletip', means: 'popover' },
    { words: 'flyout', means: 'drawer' },
    {
      words: 'popover.trigger, sheet.trigger, dialog.trigger, modal.trigger, drawer.trigger',
      means: 'button[opens]',
    },
    { words: 'popover.content', means: 'popover#main' },
    { words: 'tooltip.trigger', means: 'tooltip#main' },
    { words: 'resizable, split panel, split pane, panel group', means: 'splitter' },
    { words: 'splitter panel, split panel.panel', means: 'splitter' },
    {
      words:
        'table.head, table.header, table.cell, table.heading, table.th, table.td, column, text column, data column',
      means: 'table.column',
    },
    { words: 'table.body, table.columns, table.rows', means: 'table' },
    { words: 'table.tr', means: 'table.row' },
    { words: 'badge column', means: 'badge' },
    { words: 'icon column', means: 'icon' },
    { words: 'data table, datagrid, data grid, dataview', means: 'table' },
    { words: 'bulk action, bulk actions', means: 'table.bulk' },
    { words: 'tab', means: 'tabs.tab' },
    { words: 'tabs.trigger, tabs.item', means: 'tabs.tab' },
    { words: 'tabs.list, tab view, tabset, tab list, tab group', means: 'tabs' },
    { words: 'tab panel, tab.panel, tabs.content, tab content, tab pane', means: 'tabs.panel' },
    { words: 'details, collapse, collapsible, disclosure, expander', means: 'accordion' },
    {
      words:
        'disclosure.panel, collapse.panel, accordion.panel, accordion.control, accordion tab, expansion panel',
      means: 'accordion.item',
    },
    {
      words:
        'loader, loading, loading overlay, progress spinner, loading indicator, block ui, activity indicator, throbber',
      means: 'spinner',
    },
    {
      words: 'ring progress, progress ring, circular progress, radial progress, progress circle',
      means: 'progress.circle',
    },
    { words: 'linear progress, progress bar', means: 'progress' },
    { words: 'meter group, gauge', means: 'meter' },
    { words: 'skeleton text, placeholder, skeleton loader, ghost', means: 'skeleton' },
    { words: 'flex, group, space, spacer, h stack, v stack, row, box layout', means: 'stack' },
    { words: 'simple grid, columns', means: 'grid' },
    { words: 'col, grid.col, grid column', means: 'grid.item' },
    { words: 'paper, panel, box, surface, tile, card.section, well', means: 'card' },
    { words: 'title, typography.title, headline', means: 'heading' },
    {
      words: 'typography, typography.text, typography.paragraph, paragraph, text block',
      means: 'text',
    },
    {
      words: 'code highlight, mockup code, code block, snippet, syntax highlighter, pre',
      means: 'code',
    },
    { words: 'diff', means: 'compare' },
    {
      words: 'countdown, format date, relative time, statistic.countdown, timeago, date time',
      means: 'time',
    },
    { words: 'stats, stats overview, statistics', means: 'stat.group' },
    { words: 'statistic, metric, kpi', means: 'stat' },
    {
      words: 'descriptions, summary list, description list, data list, property list, key value',
      means: 'description',
    },
    {
      words: 'descriptions.item, summary list.row, description.row, data list.item',
      means: 'description.item',
    },
    { words: 'list.item.meta, list item text, list item', means: 'list.item' },
    { words: 'task list, transfer list, list group, stacked list', means: 'list' },
    { words: 'step, steps.step, wizard.step, stepper item, steps.item', means: 'stepper.step' },
    { words: 'steps, wizard, progress steps', means: 'stepper' },
    { words: 'image, picture, img', means: 'aspect' },
    { words: 'animated image', means: 'aspect' },
    { words: 'mask', means: 'avatar' },
    { words: 'galleria, lightbox, image list, image gallery', means: 'gallery' },
    { words: 'carousel item, carousel.item, swiper.slide', means: 'carousel.slide' },
    { words: 'timeline item, timeline.item', means: 'timeline.item' },
    { words: 'chat bubble, message bubble, message', means: 'chat.message' },
    { words: 'affix, back top, scroll top, scroll to top', means: 'back-to-top' },
    { words: 'scroller, scroll panel, scroll view, virtual list', means: 'scroll-area' },
    { words: 'overlay badge, status dot, badge overlay', means: 'indicator' },
    {
      words:
        'color mode button, color mode switch, theme controller, theme switcher, dark mode toggle',
      means: 'theme',
    },
    { words: 'app shell, layout, dashboard layout, page layout', means: 'shell' },
    {
      words: 'app shell.navbar, layout.sider, dashboard sidebar, drawer side',
      means: 'shell.sidebar',
    },
    {
      words: 'app shell.header, layout.header, dashboard navbar, dashboard header',
      means: 'shell.header',
    },
    { words: 'app shell.main, layout.content, dashboard panel, main content', means: 'shell.main' },
    { words: 'app shell.footer, layout.footer', means: 'shell.footer' },
    { words: 'app bar, top bar, burger, header bar', means: 'navbar' },
    {
      words:
        'navlist, nav list, vertical navigation, panel menu, side nav, nav menu, navmenu, side navigation',
      means: 'nav',
    },
    {
      words: 'navlist.item, nav link, navbar.item, nav list.item, navmenu.item',
      means: 'nav.item',
    },
    { words: 'navlist.group', means: 'sidebar.group' },
    { words: 'navigation menu.link', means: 'menu.link' },
    { words: 'profile, user menu', means: 'sidebar.user' },
    { words: 'page body, page content', means: 'page' },
    { words: 'hero, page header, jumbotron, page heading', means: 'page.header' },
    { words: 'phase banner, cookie banner, announcement', means: 'banner' },
    { words: 'result, blank slate, no data, empty state', means: 'empty' },
    { words: 'confirm dialog, confirmation, popconfirm', means: 'confirm' },
    { words: 'exit this page', means: 'button' },
    { words: 'character count', means: 'textarea' },
    { words: 'tree item, tree node, tree.node', means: 'tree.item' },
    { words: 'watermark, include', means: '-' },
    { words: 'breadcrumb.link, breadcrumb.item, breadcrumb.page', means: 'breadcrumbs.item' },
    { words: 'bottom navigation, tab bar, bottom nav', means: 'dock' },
    { words: 'divider, hr, rule', means: 'separator' },
    { words: 'blockquote, testimonial', means: 'quote' },
    { words: 'clipboard, copy button', means: 'copy' },
    { words: 'rate, star rating', means: 'rating' },
  ],
  // What other libraries call the parts of any component.
  parts: [
    { words: 'time, date, timestamp', means: '#time, [value]' },
    { words: 'radio item, radio', means: '.radio' },
    { words: 'checkbox item, checkbox', means: '.checkbox' },
    { words: 'image, img, picture, photo', means: '[src]' },
    {
      words: 'title, heading, header, headline, label, caption, name, legend',
      means: '[title], .header[title], .header, [label], [caption], [legend], #header',
    },
    { words: 'header, head', means: '.header, [title], #header, #brand' },
    {
      words: 'description, desc, subtitle, text, subheading, summary, help, hint, helper text',
      means: '[description], .header[description], .description, [text], #main',
    },
    {
      words:
        'content, body, box, inner, main, panel, list, wrapper, default, items, panels, children, container',
      means: '#main, [text]',
    },
    { words: 'items', means: '#main' },
    { words: 'footer, bottom, foot', means: '.footer, #footer' },
    {
      words: 'action, actions, buttons, extra, toolbar, end',
      means: '.header#actions, #actions, .footer, .actions, #end, #toolbar',
    },
    {
      words: 'trigger, activator, button, toggle, opener, target',
      means: '#trigger, [label], button[opens], [title]',
    },
    {
      words: 'item, option, entry, row, node, step, slide, link',
      means: '.item, .slide, .step, .tab, .row, .message, .link, [options]',
    },
    { words: 'media, image, img, picture, photo, figure', means: '[icon], [src], .item, #avatar' },
    { words: 'fallback, initials', means: '[initials], [name]' },
    { words: 'separator, divider', means: '.separator, [separator]' },
    { words: 'icon', means: '[icon], [name]' },
    { words: 'value, figure, number', means: '[value]' },
    { words: 'error, message, feedback', means: '.error, [error]' },
    {
      words: 'prepend, prefix, leading, left, start, before, addon before',
      means: '#start, #avatar, [prefix], [icon], #brand, #header',
    },
    {
      words: 'append, suffix, trailing, right, end, after, addon after',
      means: '#end, #actions, [suffix], [trailing], .addon',
    },
    { words: 'top', means: '#header, #start' },
    { words: 'logo, brand', means: '#brand, #header' },
    { words: 'close, close button', means: '[closeLabel], [dismissible]' },
    { words: 'group', means: '.group' },
    { words: 'nav, menu', means: '.item, #main' },
    { words: 'user', means: '.user' },
    { words: 'radio item', means: '.radio' },
    { words: 'checkbox item', means: '.checkbox' },
    { words: 'tab', means: '.tab' },
  ],
  // What other libraries call props, and the props here by preference.
  props: [
    { words: 'leading, start, left, start icon', means: 'icon, prefix' },
    { words: 'end, right, append inner icon, end icon', means: 'trailing, suffix' },
    { words: 'icon placement, icon align, icon side', means: 'trailing' },
    { words: 'left addon, leading text, leading addon, before text', means: 'prefix' },
    { words: 'right addon, trailing text, trailing addon, after text', means: 'suffix, unit' },
    { words: 'unit text, unit label, suffix', means: 'unit' },
    {
      words: 'color palette, accent color, stroke color, bar color, bg, background',
      means: 'color, tone',
    },
    { words: 'loader, loading text, is busy, busy, processing', means: 'loading' },
    {
      words: 'validation state, validation status, error messages, errors',
      means: 'error, errors',
    },
    { words: 'floating label, float label, label inside', means: 'label' },
    { words: 'show password toggle, password reveal, can reveal', means: 'viewable' },
    {
      words: 'static, blocking, backdrop, modal, backdrop close, close on overlay click',
      means: 'dismissible',
    },
    { words: 'role, alertdialog, is alert', means: 'alert' },
    { words: 'location', means: 'side, position' },
    {
      words: 'selected tab, active item, active value, selected index, tab',
      means: 'value, current',
    },
    { words: 'fields, cols, column defs', means: 'columns' },
    {
      words: 'show select, select rows, checkboxes, selectable rows, row checkboxes',
      means: 'selectable',
    },
    { words: 'sort by, order by, default sort, initial sort', means: 'sort' },
    {
      words: 'item value, data key, row id, id field, id key, track by',
      means: 'rowKey, optionValue',
    },
    {
      words: 'option value, value key, value field, value attribute, item value',
      means: 'optionValue',
    },
    {
      words:
        'option label, item text, item title, label key, label field, text field, display field, label attribute',
      means: 'optionLabel',
    },
    {
      words:
        'nothing found message, no options text, no results text, not found content, no data text, empty text, empty message, no results message',
      means: 'emptyLabel, empty, noResults',
    },
    {
      words: 'prompt, empty option, blank option, default option, placeholder label',
      means: 'placeholder',
    },
    { words: 'is multi, multi, multi select, allow multiple selection', means: 'multiple' },
    { words: 'username, full name', means: 'name' },
    { words: 'badge, presence, indicator, availability', means: 'status' },
    { words: 'thickness, stroke width, track size, bar height', means: 'size' },
    { words: 'count, total', means: 'pages' },
    { words: 'total visible, boundary count, visible pages, max visible', means: 'siblings' },
    { words: 'kbd, shortcut, hotkey, shortcuts, key', means: 'keys' },
    { words: 'timer, hide after, dismiss after, delay, ttl', means: 'duration' },
    {
      words: 'allow multiple, allow toggle, always open, accordion, keep open, multiple',
      means: 'name',
    },
    { words: 'separated, flush, contained, boxed', means: 'variant' },
    { words: 'button text, trigger text, trigger label, button label, menu label', means: 'label' },
    { words: 'dropup, drop direction, origin', means: 'position' },
    { words: 'max rows, auto height', means: 'autosize' },
    { words: 'no resize, resizable', means: 'resize' },
    { words: 'instructions, instruction, info, hint text', means: 'description' },
    { words: 'as, tag, is, element', means: 'level' },
    { words: 'dimmed, muted color, text color', means: 'tone' },
    { words: 'line clamp, clamp, ellipsis, no wrap', means: 'truncate' },
    { words: 'minimum, min value, lower bound', means: 'min' },
    { words: 'maximum, max value, upper bound', means: 'max' },
    {
      words: 'controls, hide controls, show buttons, step buttons, spin buttons, stepper',
      means: 'buttons',
    },
    { words: 'currency code, currency symbol', means: 'currency' },
    { words: 'ticks, tick marks, show ticks, show marks', means: 'marks' },
    {
      words: 'thumb label, show value, show tooltip, label always, tooltip, show label',
      means: 'output, showValue',
    },
    { words: 'format string, date format, display format, value format', means: 'format' },
    { words: 'locale code, lang, language code', means: 'locale' },
    { words: 'date, datetime, timestamp', means: 'value' },
    { words: 'change percent, change value, percent change', means: 'change' },
    { words: 'primary, primary text, main text', means: 'title' },
    { words: 'secondary, secondary text, sub text, meta', means: 'description' },
    { words: 'count, max length, num digits', means: 'length' },
    { words: 'padded, body style, inner spacing, p, inset, body padding', means: 'padding' },
    { words: 'light dismiss, keyboard, close on outside click', means: 'dismissible' },
    { words: 'validate status, has feedback, feedback', means: 'error, errors' },
    { words: 'panel, pane, for', means: 'value' },
    { words: 'paragraph', means: 'lines' },
    { words: 'success label, copied label, success message', means: 'copiedLabel' },
    { words: 'markers, with markers, dots', means: 'marks' },
    { words: 'option type, button style, list type', means: 'variant' },
    { words: 'max files, max count, file limit', means: 'maxFiles' },
    { words: 'max file size, size limit, max size', means: 'maxSize' },
    { words: 'action, endpoint, upload url', means: 'url' },
    { words: 'size', means: 'gap' },
    { words: 'split, dividers, split lines, with dividers, bordered items', means: 'divided' },
    { words: 'mode', means: 'multiple, orientation' },
    { words: 'tip, loading label', means: 'label' },
    { words: 'show total, total text', means: 'summary' },
    { words: 'ok type, ok color, confirm color', means: 'color' },
    { words: 'key', means: 'value, keys' },
    { words: 'name', means: 'value, author, title' },
    { words: 'percentage', means: 'value' },
    { words: 'show info, with label, show label', means: 'showValue' },
    { words: 'trend, delta, diff, difference, growth', means: 'change' },
    { words: 'rows, count, number of lines, line count', means: 'lines' },
    { words: 'type, variant, kind', means: 'shape' },
    { words: 'state', means: 'status' },
    { words: 'default active key', means: 'value' },
    { words: 'tab position, placement', means: 'orientation' },
    { words: 'sibling count, boundaries', means: 'siblings' },
    { words: 'mode', means: 'multiple' },
    { words: 'option label, option value, children', means: 'options' },
    { words: 'close text, close label, close aria label', means: 'closeLabel' },
    {
      words: 'confirm label, accept label, ok label, confirm button text, positive text',
      means: 'label',
    },
    { words: 'cancel button text, negative text, cancel label', means: 'cancelLabel' },
    { words: 'empty state, no data text, empty message', means: 'empty' },
    { words: 'formatter, render, type, date, numeric format, renderer', means: 'format' },
    { words: 'line numbers, show line numbers', means: 'numbers' },
    { words: 'copy, copy button', means: 'copyable' },
    { words: 'content, code, source', means: 'value' },
    { words: 'copied text, success text', means: 'copiedLabel' },
    { words: 'date, datetime, timestamp, time', means: 'value' },
    { words: 'order, h, heading level', means: 'level' },
    { words: 'source, cite, author title, role', means: 'description' },
    { words: 'reverse, mine, from me, sent, placement, side', means: 'own' },
    { words: 'multiple, exclusive, single, collapsible', means: 'name' },
    { words: 'per page, slides to scroll', means: 'columns' },
    { words: 'align items, items align', means: 'align' },
    { words: 'justify content, distribute', means: 'justify' },
    { words: 'html type, native type, button type', means: 'type' },
    { words: 'tag, component, element, is', means: 'as' },
    { words: 'headers', means: 'columns' },
    { words: 'url', means: 'action, href, src' },
    { words: 'model, initial values, default values', means: 'values' },
    { words: 'optional', means: 'hint' },
    { words: 'min width, min item width, min child width', means: 'min' },
    { words: 'sticky header', means: 'sticky' },
    { words: 'gap, space', means: 'gap' },
    { words: 'responsive', means: 'stacked' },
    { words: 'anchor', means: 'href' },
    { words: 'limit, max count, max toasts', means: 'max' },
    { words: 'threshold, low value', means: 'low' },
    { words: 'num lines, max lines', means: 'truncate' },
    { words: 'fixed, position fixed', means: 'sticky, fixed' },
    { words: 'required indicator', means: 'required' },
    { words: 'prefix', means: 'icon' },
    { words: 'button variant, appearance', means: 'variant' },
    { words: 'radius, rounded', means: 'rounded, shape' },
    { words: 'placeholder text', means: 'placeholder' },
    { words: 'label text, field label', means: 'label, legend' },
    { words: 'method name, http method', means: 'method' },
    { words: 'height', means: 'size, rows, height' },
    { words: 'gutter size', means: 'gap' },
    { words: 'animated, loading', means: 'loading' },
    {
      words:
        'heading, header, header text, title text, caption, headline, dialog title, message, summary, text, label, name',
      means: 'title, legend, caption',
    },
    {
      words:
        'title, header, heading, term, caption, text, with label, aria label, copy label, ok text, confirm text, legend, name',
      means: 'label, legend',
    },
    { words: 'content, title, label, message', means: 'text' },
    {
      words:
        'subtitle, detail, details, help, help text, helper text, hint, body, caption, description text, supporting text, sub, tip, note, content, extra',
      means: 'description, hint, text',
    },
    { words: 'cancel text, reject label, dismiss label', means: 'cancelLabel' },
    {
      words:
        'error message, error text, invalid, status, validation error, state, errors, is invalid, has error',
      means: 'error, errors',
    },
    {
      words:
        'leading icon, left icon, start icon, left section, icon left, prepend icon, prefix icon, icon name, show icon, icon start, prepend inner icon, with icon',
      means: 'icon',
    },
    {
      words:
        'trailing icon, right icon, end icon, right section, icon right, icon trailing, append icon, suffix icon, icon end, icon pos, icon position, with caret, caret',
      means: 'trailing, suffix, icon',
    },
    { words: 'icon', means: 'icon, name' },
    { words: 'kbd, addon after, append, right section, end adornment, unit', means: 'suffix' },
    { words: 'addon before, prepend, left section, start adornment', means: 'prefix' },
    { words: 'loading icon, busy, is loading, pending', means: 'loading' },
    { words: 'full width, fluid, wide, expand', means: 'block' },
    {
      words:
        'severity, type, intent, status, tone, theme, danger, colour, color scheme, kind, variant color',
      means: 'color',
    },
    { words: 'color, colour, type', means: 'tone' },
    {
      words:
        'appearance, kind, look, type, outlined, text, bordered, border, filled, underline, ghost, flat, plain, style, decoration',
      means: 'variant',
    },
    { words: 'kind', means: 'type' },
    { words: 'position, placement, from, anchor, direction', means: 'side, position' },
    { words: 'side, placement, location', means: 'position' },
    { words: 'direction, layout, vertical, horizontal, inline, row', means: 'orientation' },
    { words: 'spacing, gutter, gutters, space, row gap, column gap', means: 'gap' },
    {
      words:
        'cols, columns count, slides per page, num visible, slides per view, slides to show, per row, visible items',
      means: 'columns',
    },
    {
      words:
        'closable, dismissable, close button, with close button, removable, persistent, close by clicking away, close on escape, close on click outside, show close, mask closable, dismissible mask, hide close',
      means: 'dismissible',
    },
    { words: 'close button, with close button', means: 'closeLabel' },
    {
      words:
        'default value, model value, value key, current value, percent, progress, checked value, selected value, active key, default tab, active tab, initial value, position, selected, default index',
      means: 'value',
    },
    {
      words:
        'active key, active, step, active step, current step, selected, is active, active index',
      means: 'current, value',
    },
    {
      words: 'default open, expanded, is open, visible, opened, show, default expanded',
      means: 'open',
    },
    { words: 'default checked, is checked, selected, on', means: 'checked' },
    { words: 'items, data, choices, list, records, data source, values', means: 'options, rows' },
    { words: 'data, items, records, dataset, value', means: 'rows' },
    {
      words:
        'field, key, accessor, data index, id, property, prop, column key, accessor key, data key',
      means: 'name',
    },
    { words: 'name, key, id', means: 'value' },
    { words: 'to, url, link, link to, path, src', means: 'href' },
    {
      words: 'row selection, selection, multi select, checkbox selection, selection mode',
      means: 'selectable',
    },
    { words: 'sorter, can sort, sort by', means: 'sortable' },
    { words: 'sorted, sort order, sort direction, default sort', means: 'sort' },
    { words: 'hoverable, stripe, zebra, striped rows', means: 'striped' },
    { words: 'compact', means: 'dense, size' },
    { words: 'current, current page, active page', means: 'page' },
    { words: 'total, page count, total pages, last page, length', means: 'pages, paginator' },
    { words: 'items per page, per page, page size', means: 'paginator' },
    { words: 'min rows, number of rows, lines', means: 'rows' },
    { words: 'auto resize, auto size, autogrow, auto grow, grow', means: 'autosize' },
    { words: 'delay duration, open delay, show delay, enter delay', means: 'delay' },
    { words: 'timeout, life, auto hide duration, auto close, autohide', means: 'duration' },
    { words: 'width, max width, size, fullscreen', means: 'size' },
    {
      words: 'toggle mask, show password, reveal, reveal password, password toggle, revealable',
      means: 'viewable',
    },
    { words: 'with clear, allow clear, clear button, show clear', means: 'clearable' },
    { words: 'copy button, with copy', means: 'copyable' },
    { words: 'with asterisk, required mark, mandatory, is required', means: 'required' },
    { words: 'read only, is read only', means: 'readonly' },
    { words: 'is disabled', means: 'disabled' },
    { words: 'fieldset', means: 'legend' },
    { words: 'circle, round, rounded, circular, is rounded', means: 'shape' },
    { words: 'show indicators, indicators, with indicators, dots', means: 'dots' },
    { words: 'lang', means: 'language' },
    { words: 'digits, num inputs, number of inputs, fields', means: 'length' },
    { words: 'max stars, count, stars', means: 'max' },
    { words: 'alt text', means: 'alt' },
    { words: 'image, photo, picture, image url, avatar url', means: 'src' },
    { words: 'ratio, aspect ratio', means: 'ratio' },
    { words: 'animation', means: '-' },
    { words: 'type', means: 'orientation' },
    { words: 'label, text, title, content, children, caption, body, message', means: '#main' },
  ],
  // What other libraries call the values of props.
  values: [
    { words: 'l', means: 'lg' },
    { words: 's', means: 'sm' },
    { words: 'row', means: 'horizontal' },
    { words: 'column', means: 'vertical' },
    {
      words: 'destructive, error, negative, critical, red, rose, danger, failure, failed',
      means: 'danger, bad',
    },
    { words: 'green, positive, emerald, ok, lime, teal', means: 'success, good' },
    { words: 'amber, yellow, orange, warn, caution, attention', means: 'warning' },
    {
      words: 'blue, sky, information, cyan, link, informational, help, note, tip, processing',
      means: 'info, primary',
    },
    { words: 'pink, fuchsia, magenta, purple, important', means: 'primary' },
    { words: 'gold, volcano', means: 'warning' },
    { words: 'exception, crimson, fatal', means: 'danger' },
    { words: 'black, white, neutral, monochrome', means: 'neutral' },
    { words: 'brand, accent, indigo, violet, purple, main', means: 'primary' },
    {
      words:
        'secondary, default, gray, grey, zinc, slate, stone, dark, light, muted, contrast, subtle, base, normal',
      means: 'muted, neutral, soft, md, default',
    },
    {
      words: 'filled, contained, fill, elevated, primary, accent, gradient',
      means: 'solid',
    },
    { words: 'faded, surface, shadow, soft, pastel', means: 'soft' },
    { words: 'unstyled, naked, none, bare, simple', means: 'plain, ghost' },
    { words: 'hover', means: 'subtle' },
    { words: 'always', means: 'inline' },
    { words: 'border, card, tabs', means: 'line' },
    { words: 'button, buttons, toggle, buttons group', means: 'segmented' },
    { words: 'box, card, tiles, panel', means: 'cards' },
    { words: 'around, evenly, space around, space evenly', means: 'between' },
    { words: 'update, edit', means: 'put' },
    { words: 'create, store, save', means: 'post' },
    { words: 'destroy, remove', means: 'delete' },
    { words: 'inactive, not started, future, next', means: 'later' },
    { words: 'dimmed, mute, secondary, subtle, disabled', means: 'muted' },
    { words: 'body1, body', means: 'md' },
    { words: 'body2', means: 'sm' },
    { words: 'caption, overline', means: 'xs' },
    { words: 'button, input, image, thumbnail, picture', means: 'rect' },
    { words: 'avatar', means: 'circle' },
    { words: 'subtle, tonal, secondary, light, flat, tinted, ghost', means: 'soft, plain, subtle' },
    { words: 'outlined, bordered, dashed, dash, border, line, stroke', means: 'outline' },
    {
      words: 'transparent, text, plain, tertiary, quiet, borderless, minimal, naked',
      means: 'ghost, plain, text',
    },
    {
      words: 'boxed, pills, enclosed, rounded, solid, segmented, lifted',
      means: 'pill, segmented',
    },
    { words: 'underline, underlined, underlines, bordered', means: 'line, inline' },
    { words: 'small, s', means: 'sm' },
    { words: 'large, l, big, wide', means: 'lg' },
    { words: 'xs, mini, tiny, extra small, xx small, compact, sm, tight', means: 'xs, sm' },
    { words: 'medium, m, base, default, regular, normal', means: 'md' },
    { words: 'xl, extra large, xxl, 2xl, 3xl, huge, lg, display, loose, relaxed', means: 'xl, lg' },
    { words: 'large, l, big', means: 'lg' },
    { words: 'small, s', means: 'sm' },
    { words: 'left, flex start, begin, leading', means: 'start' },
    { words: 'right, flex end, trailing', means: 'end' },
    { words: 'space between', means: 'between' },
    { words: 'middle', means: 'center, md' },
    { words: 'above, up', means: 'top' },
    { words: 'below', means: 'bottom' },
    { words: 'column, stacked, rows, portrait', means: 'vertical, bar' },
    { words: 'row, inline, landscape, side by side', means: 'horizontal' },
    { words: 'round, rounded, circular, full', means: 'circle' },
    { words: 'rectangle, rectangular, box, block', means: 'rect' },
    { words: 'rounded, squared', means: 'square' },
    { words: 'top right, top end', means: 'top-end, top' },
    { words: 'left top, left bottom, left start, left end', means: 'start' },
    { words: 'right top, right bottom, right start, right end', means: 'end' },
    { words: 'top left, top start', means: 'top-start, top' },
    { words: 'bottom right, bottom end', means: 'bottom-end, bottom' },
    { words: 'bottom left, bottom start', means: 'bottom-start, bottom' },
    { words: 'top center, top middle', means: 'top-center' },
    { words: 'pie, doughnut, ring', means: 'donut' },
    { words: 'phone, telephone, mobile', means: 'tel' },
    { words: 'datetime, date time', means: 'datetime-local' },
    { words: 'integer, numeric', means: 'number' },
    { words: 'mail', means: 'email' },
    { words: 'increase, increased, rise, positive, rising', means: 'up' },
    { words: 'decrease, decreased, fall, negative, falling', means: 'down' },
    { words: 'ascend, ascending', means: 'asc' },
    { words: 'descend, descending', means: 'desc' },
    { words: 'finish, finished, complete, completed, success', means: 'done' },
    { words: 'process, current, active, in progress', means: 'now' },
    { words: 'wait, pending, upcoming, todo, incomplete', means: 'later' },
    { words: 'idle', means: 'away' },
    { words: 'dnd, do not disturb, occupied', means: 'busy' },
    { words: 'available, active, present', means: 'online' },
    { words: 'invisible, disconnected, unavailable', means: 'offline' },
    { words: 'grid, tiles, card', means: 'cards' },
    { words: 'fullscreen, full screen', means: 'full' },
  ],
}
