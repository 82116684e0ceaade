import type { Task } from '../task.ts'

/** One step of several. */
export const onboardingWizard: Task = {
  goal: 'Onboarding wizard with company, team and plan',
  async solve({ plan }) {
    const { stepper, form, input, radio, button } = await plan(
      'Onboarding wizard with company, team and plan',
      {
        stepper: 'stepper',
        form: 'form',
        input: 'input',
        radio: 'radio',
        button: 'button',
      },
    )
    const step = stepper.part('step')
    return [
      stepper.tag({ ':current': '2' }, [
        step.tag({ title: 'Company' }),
        step.tag({ title: 'Team' }),
        step.tag({ title: 'Plan' }),
      ]),
      form.tag({ action: '/onboarding/team' }, [
        input.tag({ label: 'Team name', name: 'team', required: true }),
        radio.part('group').tag({
          legend: 'Size',
          name: 'size',
          ':options': "['1–5', '6–20']",
          variant: 'cards',
        }),
        form.part('actions').tag({}, button.tag({ type: 'submit' }, 'Continue')),
      ]),
    ].join('\n')
  },
  demands: [
    ['li', { ariaCurrent: 'step' }, 'Team'],
    ['input', { name: 'team', required: 'true' }],
    ['legend', {}, 'Size'],
    ['button', { type: 'submit' }, 'Continue'],
  ],
}
