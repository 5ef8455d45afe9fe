import { readAttribute, toPlainText } from '#shared/attributes';
import { Button, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { specialDate, type SpecialDay } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { troubleWith } from '../rules/special-days';
import { HoursControls } from './hours-controls';

/** The controls of a holiday, or of several days in a row. */
export function SpecialDayControls( {
	special,
	title,
	onChange,
	onRemove,
}: {
	special: SpecialDay;
	/** Its name, its date or what it is. */
	title: string;
	onChange( special: SpecialDay ): void;
	onRemove(): void;
} ): ReactNode {
	const titleId = useId();
	const noteId = useId();
	const trouble = troubleWith( special );
	const note =
		trouble === 'no-date' || trouble === 'ends-before'
			? messages[ trouble ]()
			: '';
	const date = ( name: 'from' | 'to', label: string ) => (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="date"
			label={ label }
			value={ special[ name ] }
			aria-describedby={ note ? noteId : undefined }
			onChange={ ( next ) =>
				onChange( {
					...special,
					[ name ]: readAttribute( specialDate, next ),
				} )
			}
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
					{ date( 'from', messages.firstDay() ) }
					{ date( 'to', messages.lastDay() ) }
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
