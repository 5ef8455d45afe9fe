import { DropdownMenu } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { copy } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { Day, Interval } from '../attributes';
import { messages } from '../messages';
import { HoursControls } from './hours-controls';

/** The controls of one day of the week. */
export function DayControls( {
	day: { hours },
	title,
	onChange,
	onCopy,
}: {
	day: Day;
	title: string;
	onChange( change: ( hours: readonly Interval[] ) => Interval[] ): void;
	/** Copies the hours of this day to others. */
	onCopy( to: 'all' | 'open' ): void;
} ): ReactNode {
	const titleId = useId();
	return (
		<HoursControls
			hours={ hours }
			titleId={ titleId }
			title={ <strong id={ titleId }>{ title }</strong> }
			actions={
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
