import { readAttribute } from '#shared/attributes';
import { Button, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { interval as schema, type Interval } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { isComplete } from '../rules/whole-week';
import { timeText } from './site-dates';

/** Fields for opening and closing time and, if the day has several intervals, a button to remove this one. */
export function IntervalControls( {
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
						isComplete( interval ) && ! isOverlapping
							? ''
							: ' is-error'
					}` }
				>
					{ note }
				</p>
			) }
		</div>
	);
}

function noteOn( interval: Interval ): string {
	if ( ! isComplete( interval ) ) {
		return messages.halfFilled();
	}
	return interval.closing <= interval.opening ? messages.nextDay() : '';
}
