import { useEffect, useRef } from 'react'
import { longDateLabel } from '#lib/time/time-labels.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { answerPlace, canSearch, hidesFind, type Problem } from '../flow/state.ts'
import {
  byMonth,
  type Choice,
  dateOptions,
  isOpen,
  type Option,
  PEOPLE,
  timeOptions,
} from '../flow/times.ts'
import { useEverySecond } from '../flow/use-session.ts'
import css from '../panel.module.css'
import { Contact } from '../parts/contact.tsx'
import { GroupLink } from '../parts/group-link.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { peopleLabel } from '../texts.ts'
import { AlternativesOffer } from './alternatives.tsx'
import choices from './choices.module.css'
import * as t from './messages.gen.ts'
import { Results } from './results.tsx'
import type { StepProps } from './step-props.ts'

/** Problems that come with a search for what there is now. */
const SEARCHED_AFRESH: Problem[] = ['slot_taken', 'hold_lost', 'experience_changed']

/** Step 0: people, date and time, then what the restaurant has. */
export function FindStep({ state, session, restaurant }: StepProps) {
  // Times pass while the panel is open: each minute the lists are drawn anew, each day for other days.
  useEverySecond(() => session.wall().time.slice(0, 5))
  const { calendar } = useEverySecond(() => session.info)
  const today = useEverySecond(() => session.wall().date)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `today` is what is followed.
  useEffect(() => void session.followDay(), [session, today])
  const { choice, search } = state
  const place = answerPlace(state)
  const { results, trouble } = useFocusOnAnswer(place)
  const { problem } = state

  const choose = (change: Partial<Choice>) => session.send({ type: 'chosen', change })
  const chooseDate = (date: string) => {
    const still = choice.time !== null && isOpen(date, choice.time, calendar, session.wall())
    choose(still ? { date } : { date, time: null })
  }

  return (
    <>
      <h3 tabIndex={-1} className={css.heading}>
        {t.findATime()}
      </h3>
      {restaurant.reserveMessage ? (
        <p className={css.message}>{restaurant.reserveMessage}</p>
      ) : null}
      <form
        className={choices.dropdowns}
        onSubmit={(event) => {
          event.preventDefault()
          session.send({ type: 'searchRequested' })
        }}
      >
        <PeopleSelect people={choice.people} onChoose={(people) => choose({ people })} />
        <DateSelect session={session} date={choice.date} onChoose={chooseDate} />
        <TimeSelect session={session} choice={choice} onChoose={(time) => choose({ time })} />
        {hidesFind(state) ? null : (
          <Button type="submit" disabled={!canSearch(state)} className={choices.find}>
            {search === 'searching' ? t.searching() : t.findATimeButton()}
          </Button>
        )}
      </form>
      {choice.date ? <p className={css.day}>{longDateLabel(choice.date)}</p> : null}
      <div ref={trouble} tabIndex={-1} className={css.trouble}>
        <ProblemNotice problem={problem} said={state.said} />
        {problem === 'above_max_party_size' ? (
          <GroupLink uid={restaurant.uid} choice={choice} />
        ) : null}
        {problem === 'no_availability' || problem === 'card_only' ? (
          <AlternativesOffer session={session} choice={choice} words={restaurant.words} />
        ) : null}
        {problem && !SEARCHED_AFRESH.includes(problem) ? <Contact restaurant={restaurant} /> : null}
      </div>
      <div ref={results} className={css.results} aria-busy={search === 'searching'}>
        <Results state={state} session={session} restaurant={restaurant} />
      </div>
    </>
  )
}

/** The answer is what the guest waits for: focus follows it, so that it is read and next to tab. */
function useFocusOnAnswer(place: ReturnType<typeof answerPlace>) {
  const results = useRef<HTMLDivElement>(null)
  const trouble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place === 'times') results.current?.querySelector('h4')?.focus()
    if (place === 'trouble') trouble.current?.focus()
  }, [place])
  return { results, trouble }
}

type PeopleProps = { people: number | null; onChoose: (people: number) => void }

function PeopleSelect({ people, onChoose }: PeopleProps) {
  return (
    <Select
      id="reserve-people"
      label={t.people()}
      value={people ?? ''}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {PEOPLE.map((count) => (
        <option key={count} value={count}>
          {peopleLabel(count)}
        </option>
      ))}
    </Select>
  )
}

type DateProps = {
  session: StepProps['session']
  date: string | null
  onChoose: (date: string) => void
}

function DateSelect({ session, date, onChoose }: DateProps) {
  return (
    <Select
      id="reserve-date"
      label={t.date()}
      value={date ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {date === null ? <option value="">{t.choose()}</option> : null}
      {byMonth(dateOptions(session.info.calendar, session.wall())).map(({ month, options }) => (
        <optgroup key={month} label={month}>
          <Options options={options} />
        </optgroup>
      ))}
    </Select>
  )
}

type TimeProps = {
  session: StepProps['session']
  choice: Choice
  onChoose: (time: string) => void
}

function TimeSelect({ session, choice: { date, time }, onChoose }: TimeProps) {
  return (
    <Select
      id="reserve-time"
      label={t.time()}
      value={time ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {time === null ? <option value="">{t.choose()}</option> : null}
      <Options options={timeOptions(session.info.calendar, date, session.wall())} />
    </Select>
  )
}

function Options({ options }: { options: Option[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
}
