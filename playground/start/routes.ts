import router from '@adonisjs/core/services/router'

const OverviewController = () => import('#controllers/overview_controller')
const ProjectsController = () => import('#controllers/projects_controller')
const ProfileController = () => import('#controllers/profile_controller')
const AccountsController = () => import('#controllers/accounts_controller')

router.get('/', [OverviewController, 'index']).as('overview')

router
  .resource('projects', ProjectsController)
  .params({ projects: 'slug' })
  .only(['create', 'store', 'show', 'update', 'destroy'])

router.get('/settings', [ProfileController, 'edit']).as('profile.edit')
router.put('/settings', [ProfileController, 'update']).as('profile.update')

router.get('/sign-up', [AccountsController, 'create']).as('accounts.create')
router.post('/sign-up', [AccountsController, 'store']).as('accounts.store')
