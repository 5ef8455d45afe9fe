import { toPlainText } from '#shared/attributes';
import { useTyped } from '#shared/ui';
import { Button, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { specialDate, type SpecialDay } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { troubleWith } from '../rules/special-days';
import { HoursControls } from './hours-controls';

const DATE = new RegExp( specialDate.pattern ?? '' );

/**
 * Reads a date field. While 2026 is typed, the browser reports the year 0002. Null for a date that should not be
 * stored.
 */
const readDate = ( text: string ): string | null =>
	text === '' || DATE.test( text ) ? text : null;

/** Controls for a holiday or several consecutive days. */
export function SpecialDayControls( {
	special,
	title,
	onChange,
	onRemove,
}: {
	special: SpecialDay;
	/** Its name, its date, or a generic title. */
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
			actions={
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
