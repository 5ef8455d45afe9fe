import { useOffered } from '#shared/post-offers';
import { BaseControl, Button, CheckboxControl } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { fieldMessages as messages } from '../../messages';
import { WEEKDAYS } from '../attributes';

type Weekday = ( typeof WEEKDAYS )[ number ];

/** Returns the name of a weekday in the author's language. January 1, 2023 was a Sunday. */
const nameOf = ( day: Weekday ) =>
	dateI18n( 'l', `2023-01-0${ day + 1 }T00:00:00Z`, true );

/** Checkboxes for the weekdays that visitors can choose. An empty list means all, so the last day can't be removed. */
export function WeekdaysControl( {
	weekdays,
	onChange,
}: {
	weekdays: readonly Weekday[];
	onChange( weekdays: Weekday[] ): void;
} ): ReactNode {
	const id = useId();
	const { startOfWeek } = getSettings().l10n;
	const chosen = weekdays.length > 0 ? weekdays : WEEKDAYS;
	const offered = useOffered( 'open-days' );
	const open = WEEKDAYS.filter( ( day ) =>
		offered.includes( String( day ) )
	);
	const store = ( next: Weekday[] ) =>
		onChange( next.length === WEEKDAYS.length ? [] : next );
	const choose = ( day: Weekday, isChosen: boolean ) =>
		store(
			WEEKDAYS.filter( ( each ) =>
				each === day ? isChosen : chosen.includes( each )
			)
		);
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			help={
				open.length > 0
					? messages.useHoursHelp()
					: messages.weekdaysHelp()
			}
		>
			<fieldset aria-describedby={ `${ id }__help` }>
				<BaseControl.VisualLabel as="legend">
					{ messages.weekdays() }
				</BaseControl.VisualLabel>
				{ [
					...WEEKDAYS.slice( startOfWeek ),
					...WEEKDAYS.slice( 0, startOfWeek ),
				].map( ( day ) => (
					<CheckboxControl
						key={ day }
						__nextHasNoMarginBottom
						label={ nameOf( day ) }
						checked={ chosen.includes( day ) }
						disabled={
							chosen.length === 1 && chosen.includes( day )
						}
						onChange={ ( isChosen ) => choose( day, isChosen ) }
					/>
				) ) }
				{ open.length > 0 && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ String( open ) === String( chosen ) }
						accessibleWhenDisabled
						onClick={ () => store( open ) }
					>
						{ messages.useHours() }
					</Button>
				) }
			</fieldset>
		</BaseControl>
	);
}
