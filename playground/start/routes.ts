import router from '@adonisjs/core/services/router'

router.on('/').render('pages/home')
