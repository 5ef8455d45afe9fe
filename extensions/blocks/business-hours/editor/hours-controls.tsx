import { speak } from '@wordpress/a11y';
import { Button, CheckboxControl, ToggleControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { AROUND_THE_CLOCK, USUAL_HOURS, type Interval } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import {
	hoursWhenToggled,
	isAroundTheClock,
	overlapsEarlier,
} from '../rules/editing';
import { IntervalControls } from './interval-controls';

/** Controls for the hours of a day or special days: open or closed, 24 hours or intervals. */
export function HoursControls( {
	hours,
	titleId,
	before,
	title,
	actions,
	onChange,
}: {
	hours: readonly Interval[];
	/** ID of the element that labels the group. */
	titleId: string;
	/** Shown above the controls. */
	before?: ReactNode;
	/** Shown in the row of the toggle, before it. */
	title?: ReactNode;
	/** Shown in the row of the toggle, after it. */
	actions: ReactNode;
	onChange( change: ( hours: readonly Interval[] ) => Interval[] ): void;
} ): ReactNode {
	const { ref, focusHours } = useFocusOnHours();
	const isOpen = hours.length > 0;
	const isWholeDay = hours.some( isAroundTheClock );
	return (
		<div
			ref={ ref }
			className={ `${ ROOT_CLASS }__controls` }
			role="group"
			aria-labelledby={ titleId }
		>
			{ before }
			<div className={ `${ ROOT_CLASS }__heading` }>
				{ title }
				<ToggleControl
					__nextHasNoMarginBottom
					label={ isOpen ? messages.open() : messages.closed() }
					checked={ isOpen }
					onChange={ ( next ) =>
						onChange( () => hoursWhenToggled( next ) )
					}
				/>
				{ isOpen && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ messages.aroundTheClock() }
						checked={ isWholeDay }
						onChange={ ( next ) =>
							onChange( () => [
								{
									...( next
										? AROUND_THE_CLOCK
										: USUAL_HOURS ),
								},
							] )
						}
					/>
				) }
				{ actions }
			</div>
			{ ! isWholeDay &&
				hours.map( ( interval, index ) => (
					<IntervalControls
						key={ index }
						interval={ interval }
						isOnly={ hours.length === 1 }
						isOverlapping={ overlapsEarlier( hours, index ) }
						onChange={ ( next ) =>
							onChange( ( all ) =>
								all.map( ( each, at ) =>
									at === index ? next : each
								)
							)
						}
						onRemove={ () => {
							onChange( ( all ) =>
								all.filter( ( _, at ) => at !== index )
							);
							focusHours( Math.max( 0, index - 1 ) );
							speak( messages.removedHours() );
						} }
					/>
				) ) }
			{ isOpen && ! isWholeDay && (
				<Button
					variant="link"
					onClick={ () => {
						onChange( ( all ) => [
							...all,
							{ opening: '', closing: '' },
						] );
						focusHours( hours.length );
					} }
				>
					{ messages.addHours() }
				</Button>
			) }
		</div>
	);
}

/** Moves the focus to new hours, or to the hours next to removed ones. */
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
