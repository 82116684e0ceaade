import router from '@adonisjs/core/services/router'
import transmit from '@adonisjs/transmit/services/main'

const OverviewController = () => import('#controllers/overview_controller')
const ProjectsController = () => import('#controllers/projects_controller')
const ProfileController = () => import('#controllers/profile_controller')
const AccountsController = () => import('#controllers/accounts_controller')
const LiveController = () => import('#controllers/live_controller')
const NoticesController = () => import('#controllers/notices_controller')

router.get('/', [OverviewController, 'index']).as('overview')

router
  .resource('projects', ProjectsController)
  .params({ projects: 'slug' })
  .only(['create', 'store', 'show', 'update', 'destroy'])

router.get('/settings', [ProfileController, 'edit']).as('profile.edit')
router.put('/settings', [ProfileController, 'update']).as('profile.update')

router.get('/sign-up', [AccountsController, 'create']).as('accounts.create')
router.post('/sign-up', [AccountsController, 'store']).as('accounts.store')

router.get('/live', [LiveController, 'index']).as('live.index')
router.get('/live/transmit', [NoticesController, 'index']).as('notices.index')
router.post('/live/transmit', [NoticesController, 'store']).as('notices.store')
router.get('/live/datastar/notices', [LiveController, 'listen']).as('live.listen')
router.get('/live/:layer', [LiveController, 'show']).as('live.show')
router.post('/live/:layer/check', [LiveController, 'check']).as('live.check')
router.post('/live/:layer/invitations', [LiveController, 'invite']).as('live.invite')

transmit.registerRoutes()
// Nobody receives what is meant for the pages of another visitor.
transmit.authorize<{ id: string }>(
  'visitors/:id',
  ({ session }, { id }) => session.get('channel') === `visitors/${id}`,
)
