import { Button, CheckboxControl, ToggleControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	AROUND_THE_CLOCK,
	USUAL_HOURS,
	type Day,
	type Interval,
} from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { hoursWhenToggled, isAroundTheClock } from '../rules/editing';
import { IntervalControls } from './interval-controls';

/** The controls of one day: open or closed, around the clock or in intervals. */
export function DayControls( {
	day: { hours },
	title,
	onChange,
}: {
	day: Day;
	title: string;
	onChange( change: ( hours: readonly Interval[] ) => Interval[] ): void;
} ): ReactNode {
	const titleId = useId();
	const isOpen = hours.length > 0;
	const isWholeDay = hours.some( isAroundTheClock );
	return (
		<div
			className={ `${ ROOT_CLASS }__controls` }
			role="group"
			aria-labelledby={ titleId }
		>
			<div className={ `${ ROOT_CLASS }__heading` }>
				<strong id={ titleId }>{ title }</strong>
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
			</div>
			{ ! isWholeDay &&
				hours.map( ( interval, index ) => (
					<IntervalControls
						key={ index }
						interval={ interval }
						isOnly={ hours.length === 1 }
						onChange={ ( next ) =>
							onChange( ( all ) =>
								all.map( ( each, at ) =>
									at === index ? next : each
								)
							)
						}
						onRemove={ () =>
							onChange( ( all ) =>
								all.filter( ( _, at ) => at !== index )
							)
						}
					/>
				) ) }
			{ isOpen && ! isWholeDay && (
				<Button
					variant="link"
					onClick={ () =>
						onChange( ( all ) => [
							...all,
							{ opening: '', closing: '' },
						] )
					}
				>
					{ messages.addHours() }
				</Button>
			) }
		</div>
	);
}
