import { readAttribute } from '#shared/attributes';
import { speak } from '@wordpress/a11y';
import {
	Button,
	CheckboxControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	AROUND_THE_CLOCK,
	type Interval,
	interval as schema,
	USUAL_HOURS,
} from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import {
	hoursWhenToggled,
	isAroundTheClock,
	overlapsEarlier,
	sortedHours,
} from '../rules/editing';
import { isComplete } from '../rules/week';
import { timeText } from './site-dates';

/** Controls for the hours of a day or special days: open or closed, 24 hours or intervals. */
export function HoursControls( {
	hours,
	weekday,
	titleId,
	before,
	title,
	action,
	onChange,
}: {
	hours: readonly Interval[];
	/** Hours with which special days open. */
	weekday?: readonly Interval[];
	titleId: string;
	/** Shown above the controls. */
	before?: ReactNode;
	/** Shown before the toggle, in the same row. */
	title?: ReactNode;
	/** Shown at the end of the row. */
	action: ReactNode;
	onChange( change: ( hours: readonly Interval[] ) => Interval[] ): void;
} ): ReactNode {
	const { ref, focusHours } = useFocusOnHours();
	const isOpen = hours.length > 0;
	// While the author types 05:00, the time is 00:00 at first. Keep the fields, and their order, until the focus leaves
	// the day.
	const [ typed, setTyped ] = useState< readonly Interval[] | null >( null );
	const isWholeDay = ! typed && hours.some( isAroundTheClock );
	// Ignore the typed hours if another action, such as Undo, has changed the saved hours.
	const shown =
		typed &&
		JSON.stringify( sortedHours( typed ) ) === JSON.stringify( hours )
			? typed
			: hours;
	const change = ( next: readonly Interval[] ) => {
		setTyped( next );
		onChange( () => sortedHours( next ) );
	};
	return (
		<div
			ref={ ref }
			className={ `${ ROOT_CLASS }__controls` }
			role="group"
			aria-labelledby={ titleId }
			// A press on a label focuses its closest focusable ancestor, which must be in the day.
			tabIndex={ -1 }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setTyped( null );
				}
			} }
		>
			{ before }
			<div className={ `${ ROOT_CLASS }__heading` }>
				{ title }
				<ToggleControl
					__nextHasNoMarginBottom
					label={ isOpen ? messages.open() : messages.closed() }
					checked={ isOpen }
					onChange={ ( next ) =>
						onChange( () => hoursWhenToggled( next, weekday ) )
					}
				/>
				{ action }
			</div>
			{ isOpen && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ messages.aroundTheClock() }
					checked={ isWholeDay }
					onChange={ ( next ) => {
						setTyped( null );
						onChange( () => [
							{
								...( next ? AROUND_THE_CLOCK : USUAL_HOURS ),
							},
						] );
					} }
				/>
			) }
			{ ! isWholeDay &&
				shown.map( ( interval, index ) => (
					<IntervalControls
						key={ index }
						interval={ interval }
						isOnly={ hours.length === 1 }
						isOverlapping={ overlapsEarlier( shown, index ) }
						onChange={ ( next ) =>
							change(
								shown.map( ( each, at ) =>
									at === index ? next : each
								)
							)
						}
						onRemove={ () => {
							change( shown.filter( ( _, at ) => at !== index ) );
							focusHours( Math.max( 0, index - 1 ) );
							speak( messages.removedHours() );
						} }
					/>
				) ) }
			{ isOpen && ! isWholeDay && (
				<Button
					variant="link"
					onClick={ () => {
						change( [ ...shown, { opening: '', closing: '' } ] );
						focusHours( hours.length );
					} }
				>
					{ messages.addHours() }
				</Button>
			) }
		</div>
	);
}

/** Moves the focus to newly added fields. After a removal, moves it to the neighboring fields. */
function useFocusOnHours() {
	const ref = useRef< HTMLDivElement >( null );
	const [ at, focusHours ] = useState< number | null >( null );
	useEffect( () => {
		if ( at !== null ) {
			ref.current
				?.querySelectorAll< HTMLElement >( 'input[type="time"]' )
				[ 2 * at ]?.focus();
			focusHours( null );
		}
	}, [ at ] );
	return { ref, focusHours };
}

function IntervalControls( {
	interval,
	isOnly,
	isOverlapping,
	onChange,
	onRemove,
}: {
	interval: Interval;
	isOnly: boolean;
	/** Whether these hours overlap with earlier ones of the same day. */
	isOverlapping: boolean;
	onChange( interval: Interval ): void;
	onRemove(): void;
} ): ReactNode {
	const noteId = useId();
	const note = isOverlapping ? messages.overlap() : noteOn( interval );
	return (
		<div className={ `${ ROOT_CLASS }__interval` }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="time"
				label={ messages.opening() }
				value={ interval.opening }
				aria-describedby={ note ? noteId : undefined }
				onChange={ ( opening ) =>
					onChange( {
						...interval,
						opening: readAttribute( schema.opening, opening ),
					} )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="time"
				label={ messages.closing() }
				value={ interval.closing }
				aria-describedby={ note ? noteId : undefined }
				onChange={ ( closing ) =>
					onChange( {
						...interval,
						closing: readAttribute( schema.closing, closing ),
					} )
				}
			/>
			{ ! isOnly && (
				<Button
					icon={ trash }
					label={ messages.removeHours(
						interval.opening && timeText( interval.opening )
					) }
					onClick={ onRemove }
				/>
			) }
			{ note && (
				<p
					id={ noteId }
					className={ `${ ROOT_CLASS }__note${
						isOverlapping || isHalfFilled( interval )
							? ' is-error'
							: ''
					}` }
				>
					{ note }
				</p>
			) }
		</div>
	);
}

/** Whether one of the two times is missing. Hours that were just added have none yet. */
const isHalfFilled = ( { opening, closing }: Interval ): boolean =>
	! opening !== ! closing;

function noteOn( interval: Interval ): string {
	if ( ! isComplete( interval ) ) {
		return messages.halfFilled();
	}
	return interval.closing <= interval.opening ? messages.nextDay() : '';
}
