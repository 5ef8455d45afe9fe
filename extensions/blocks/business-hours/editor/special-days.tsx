import { toPlainText } from '#shared/attributes';
import { useTyped } from '#shared/ui';
import { speak } from '@wordpress/a11y';
import { Button, TextControl } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	type Day,
	type Interval,
	specialDate,
	type SpecialDay,
} from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { weekdayHours } from '../rules/editing';
import { lastDay, troubleWith } from '../rules/special-days';
import { HoursControls } from './hours-controls';
import { dateText } from './site-dates';

const NEW: SpecialDay = { from: '', to: '', name: '', hours: [] };

/** Holidays and other days with special hours. Past days are collapsed. */
export function SpecialDays( {
	days,
	week,
	today,
	onChange,
}: {
	days: readonly SpecialDay[];
	/** The usual hours of all seven days, starting with Sunday. */
	week: readonly Day[];
	/** Today's date in the site's time zone, `YYYY-MM-DD`. */
	today: string;
	onChange( days: SpecialDay[] ): void;
} ): ReactNode {
	const [ showsPast, setShowsPast ] = useState( false );
	const [ removals, setRemovals ] = useState( 0 );
	const { ref, focusDay } = useFocusOnDay();
	// Collapse the days that are past when the block is selected. While a date is typed, it can be in the past.
	const [ collapsed ] = useState(
		() =>
			new Set(
				days.filter(
					( special ) =>
						troubleWith( special ) === null &&
						lastDay( special ) < today
				)
			)
	);
	const past = days.filter( ( special ) => collapsed.has( special ) ).length;
	const shown = days.flatMap( ( special, index ) =>
		showsPast || ! collapsed.has( special ) ? [ { special, index } ] : []
	);
	return (
		<div ref={ ref } className={ `${ ROOT_CLASS }__special-controls` }>
			<strong>{ messages.specialHours() }</strong>
			{ shown.map( ( { special, index }, place ) => (
				<SpecialDayControls
					// Change all keys after a removal, so that text typed for a removed day does not appear in the next
					// day's field.
					key={ `${ removals } ${ index }` }
					special={ special }
					weekday={ weekdayHours( week, special.from ) }
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

/**
 * Moves the focus to a new day. After a removal, moves it to the neighboring day, or to the button that adds the first
 * day.
 */
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

const DATE = new RegExp( specialDate.pattern ?? '' );

/**
 * Parses a date field. Null for a date that must not be stored: while the author types 2026, the browser reports the
 * year 0002.
 */
const readDate = ( text: string ): string | null =>
	text === '' || DATE.test( text ) ? text : null;

function SpecialDayControls( {
	special,
	weekday,
	title,
	onChange,
	onRemove,
}: {
	special: SpecialDay;
	/** The usual hours of the first day. */
	weekday: readonly Interval[];
	/** Name of the special day, its date, or a generic title. */
	title: string;
	onChange( special: SpecialDay ): void;
	onRemove(): void;
} ): ReactNode {
	const titleId = useId();
	const noteId = useId();
	const from = useTyped( special.from, readDate, ( next ) =>
		onChange( { ...special, from: next } )
	);
	const to = useTyped( special.to, readDate, ( next ) =>
		onChange( { ...special, to: next } )
	);
	const note = noteOn( special, from.isWrong || to.isWrong );
	const date = ( field: typeof from, label: string ) => (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="date"
			label={ label }
			value={ field.text }
			aria-describedby={ note ? noteId : undefined }
			aria-invalid={ field.isWrong }
			onChange={ field.handleChange }
			onBlur={ field.handleBlur }
		/>
	);
	return (
		<HoursControls
			hours={ special.hours }
			weekday={ weekday }
			titleId={ titleId }
			before={
				<div className={ `${ ROOT_CLASS }__interval` }>
					<span id={ titleId } hidden>
						{ title }
					</span>
					{ date( from, messages.firstDay() ) }
					{ date( to, messages.lastDay() ) }
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.specialName() }
						value={ special.name }
						onChange={ ( next ) =>
							onChange( {
								...special,
								name: toPlainText( next ),
							} )
						}
					/>
					{ note && (
						<p
							id={ noteId }
							className={ `${ ROOT_CLASS }__note is-error` }
						>
							{ note }
						</p>
					) }
				</div>
			}
			action={
				<Button
					icon={ trash }
					label={ messages.removeSpecial( title ) }
					onClick={ onRemove }
				/>
			}
			onChange={ ( change ) =>
				onChange( { ...special, hours: change( special.hours ) } )
			}
		/>
	);
}

function noteOn( special: SpecialDay, isWrong: boolean ): string {
	if ( isWrong ) {
		return messages.wrongDate();
	}
	const trouble = troubleWith( special );
	return trouble === 'no-date' || trouble === 'ends-before'
		? messages[ trouble ]()
		: '';
}
