import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { storeOptions } from '../rules/options';
import { readField } from '../rules/read-field';
import type { fieldAttributes } from './field-attributes';
import { FieldPreview } from './field-preview';
import { FieldSettings } from './field-settings';
import { CHOICES, TICKS, type Kind } from './kinds';
import { messages } from './messages';
import { OptionsEditor } from './options-editor';
import { PlainText } from './plain-text';

/** The edit component of a kind. */
export function fieldEdit( kind: Kind ) {
	return function FieldEdit( {
		attributes,
		setAttributes,
		isSelected,
		clientId,
	}: EditProps< AttributesOf< typeof fieldAttributes > > ): ReactNode {
		const field = readField( attributes );
		const blockProps = useBlockProps( {
			className: `${ ROOT_CLASS }__field is-${ kind } is-width-${ field.width }`,
		} );
		return (
			<div { ...blockProps }>
				<FieldSettings
					{ ...{ kind, field, clientId } }
					onChange={ setAttributes }
				/>
				<div
					className={ `${ ROOT_CLASS }__${
						TICKS.includes( kind ) ? 'tick' : 'label'
					}` }
				>
					{ TICKS.includes( kind ) && (
						<FieldPreview { ...{ kind, field } } />
					) }
					<PlainText
						name={ messages.label() }
						identifier="label"
						value={ field.label }
						fallback={ messages.labelOf[ kind ]() }
						onChange={ ( label ) => setAttributes( { label } ) }
					/>
					{ field.isRequired && (
						<span className={ `${ ROOT_CLASS }__required` }>
							{ messages.required() }
						</span>
					) }
				</div>
				{ CHOICES.includes( kind ) ? (
					<OptionsEditor
						kind={ kind }
						options={ field.options }
						isSelected={ isSelected }
						onChange={ ( options ) =>
							setAttributes( {
								options: storeOptions( options ),
							} )
						}
					/>
				) : (
					! TICKS.includes( kind ) && (
						<FieldPreview { ...{ kind, field } } />
					)
				) }
			</div>
		);
	};
}
