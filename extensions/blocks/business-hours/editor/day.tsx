import { useEndpoint } from '#shared/api';
import { DropdownMenu } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { copy } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ENGLISH_WEEK, localizedWeek, type LocalizedWeek } from '../api';
import type { Day, Interval, SpecialDay } from '../attributes';
import { DAY_CLASS, ROOT_CLASS, SPECIAL_CLASS } from '../markup';
import { messages } from '../messages';
import { isAroundTheClock } from '../rules/editing';
import { completeSpecialDays, lastDay } from '../rules/special-days';
import { isComplete } from '../rules/week';
import { HoursControls } from './hours-controls';
import { dateText, siteDate, timeText } from './site-dates';

/** Limits of the preview: number of special days, and days in advance. They match `class-special-days.php`. */
const MAX_ROWS = 10;
const MAX_DAYS_AHEAD = 60;

/**
 * Returns the day names and the first day of the week; null while they load. Returns `ENGLISH_WEEK` if the site does
 * not respond.
 */
export function useLocalizedWeek(): LocalizedWeek | null {
	const answer = useEndpoint( localizedWeek );
	switch ( answer.status ) {
		case 'done':
			return answer.data;
		case 'failed':
			return ENGLISH_WEEK;
		default:
			return null;
	}
}

/** One row of the preview: consecutive days with the same hours, as on the page. */
export function DaysPreview( {
	days,
	names,
}: {
	days: readonly Day[];
	names: LocalizedWeek[ 'days' ];
} ): ReactNode {
	const ends = new Set( [ days[ 0 ], days.at( -1 ) ] );
	return (
		<div className={ DAY_CLASS }>
			<dt>
				{ [ ...ends ]
					.map( ( day ) => day && names[ day.name ] )
					.join( ' – ' ) }
			</dt>
			<dd>
				<HoursPreview hours={ days[ 0 ]?.hours ?? [] } />
			</dd>
		</div>
	);
}

/** Upcoming special days as the page shows them. */
export function SpecialDaysPreview( {
	days,
}: {
	days: readonly SpecialDay[];
} ): ReactNode {
	const today = siteDate();
	const near = completeSpecialDays( days )
		.filter(
			( special ) =>
				lastDay( special ) >= today &&
				special.from <= siteDate( MAX_DAYS_AHEAD )
		)
		.slice( 0, MAX_ROWS );
	return (
		near.length > 0 && (
			<div className={ SPECIAL_CLASS }>
				<p>{ messages.specialHours() }</p>
				<dl>
					{ near.map( ( special, index ) => (
						<div className={ DAY_CLASS } key={ index }>
							<dt>
								{ [
									...new Set( [
										special.from,
										lastDay( special ),
									] ),
								]
									.map( dateText )
									.join( ' – ' ) }
								{ special.name && (
									<span className={ `${ ROOT_CLASS }__name` }>
										{ special.name }
									</span>
								) }
							</dt>
							<dd>
								<HoursPreview hours={ special.hours } />
							</dd>
						</div>
					) ) }
				</dl>
			</div>
		)
	);
}

function HoursPreview( { hours }: { hours: readonly Interval[] } ): ReactNode {
	const complete = hours.filter( isComplete );
	return complete.length
		? complete.map( ( interval, index ) => (
				<div key={ index }>{ intervalText( interval ) }</div>
			) )
		: messages.closed();
}

function intervalText( interval: Interval ): ReactNode {
	return isAroundTheClock( interval ) ? (
		messages.aroundTheClock()
	) : (
		<>
			<time>{ timeText( interval.opening ) }</time>
			{ ' – ' }
			<time>{ timeText( interval.closing ) }</time>
		</>
	);
}

/** Controls for the hours of one weekday. */
export function DayControls( {
	day: { hours },
	title,
	onChange,
	onCopy,
}: {
	day: Day;
	title: string;
	onChange( change: ( hours: readonly Interval[] ) => Interval[] ): void;
	onCopy( to: 'all' | 'open' ): void;
} ): ReactNode {
	const titleId = useId();
	return (
		<HoursControls
			hours={ hours }
			titleId={ titleId }
			title={ <strong id={ titleId }>{ title }</strong> }
			action={
				<DropdownMenu
					icon={ copy }
					label={ messages.copyHours( title ) }
					controls={ [
						{
							title: messages.toOpenDays(),
							onClick: () => onCopy( 'open' ),
						},
						{
							title: messages.toAllDays(),
							onClick: () => onCopy( 'all' ),
						},
					] }
				/>
			}
			onChange={ onChange }
		/>
	);
}
