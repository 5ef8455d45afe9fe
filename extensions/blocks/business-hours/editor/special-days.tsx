import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { SpecialDay } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { lastDay, troubleWith } from '../rules/special-days';
import { dateText } from './site-dates';
import { SpecialDayControls } from './special-day-controls';

/** A new special day: closed, with the date to be chosen. */
const NEW: SpecialDay = { from: '', to: '', name: '', hours: [] };

/** Holidays and other days with special hours. Past ones are collapsed. */
export function SpecialDays( {
	days,
	today,
	onChange,
}: {
	days: readonly SpecialDay[];
	/** Today's date in the site's time zone, `YYYY-MM-DD`. */
	today: string;
	onChange( days: SpecialDay[] ): void;
} ): ReactNode {
	const [ showsPast, setShowsPast ] = useState( false );
	const [ removals, setRemovals ] = useState( 0 );
	const { ref, focusDay } = useFocusOnDay();
	const isPast = ( special: SpecialDay ) =>
		troubleWith( special ) === null && lastDay( special ) < today;
	const past = days.filter( isPast ).length;
	const shown = days.flatMap( ( special, index ) =>
		showsPast || ! isPast( special ) ? [ { special, index } ] : []
	);
	return (
		<div ref={ ref } className={ `${ ROOT_CLASS }__special-controls` }>
			<strong>{ messages.specialDays() }</strong>
			{ shown.map( ( { special, index }, place ) => (
				<SpecialDayControls
					// Text typed for a day that was removed must not appear in the field of the next one.
					key={ `${ removals } ${ index }` }
					special={ special }
					title={ titleOf( special ) }
					onChange={ ( next ) =>
						onChange(
							days.map( ( each, at ) =>
								at === index ? next : each
							)
						)
					}
					onRemove={ () => {
						onChange( days.filter( ( _, at ) => at !== index ) );
						setRemovals( removals + 1 );
						focusDay( Math.max( 0, place - 1 ) );
						speak( messages.removedSpecial( titleOf( special ) ) );
					} }
				/>
			) ) }
			<div className={ `${ ROOT_CLASS }__heading` }>
				<Button
					variant="link"
					onClick={ () => {
						onChange( [ ...days, { ...NEW } ] );
						focusDay( shown.length );
					} }
				>
					{ messages.addSpecial() }
				</Button>
				{ past > 0 && (
					<Button
						variant="link"
						aria-expanded={ showsPast }
						onClick={ () => setShowsPast( ! showsPast ) }
					>
						{ messages.pastDays( past ) }
					</Button>
				) }
			</div>
		</div>
	);
}

function titleOf( { name, from }: SpecialDay ): string {
	return name || ( from && dateText( from ) ) || messages.specialDay();
}

/** Moves the focus to a new day, to the day next to a removed one, or to the button that adds the first. */
function useFocusOnDay() {
	const ref = useRef< HTMLDivElement >( null );
	const [ at, focusDay ] = useState< number | null >( null );
	useEffect( () => {
		if ( at !== null ) {
			const groups = ref.current?.querySelectorAll( '[role="group"]' );
			const target =
				groups?.[ at ]?.querySelector( 'input' ) ??
				ref.current?.querySelector( 'button' );
			target?.focus();
			focusDay( null );
		}
	}, [ at ] );
	return { ref, focusDay };
}
