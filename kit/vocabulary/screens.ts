import type { Vocabulary } from '@kit-edge/engine'

/** What a screen is described with, and the components that it usually needs. Most typical first. */
export const screens: Vocabulary['screens'] = [
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
]
