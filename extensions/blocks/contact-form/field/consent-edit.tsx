import { withoutEntities, type AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import { RadioControl, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { readField } from '../rules/read-field';
import { CONSENT_TYPES, type consentAttributes } from './consent-attributes';
import { FieldPreview } from './field-preview';
import { FieldSettings } from './field-settings';
import { messages } from './messages';
import { PlainText } from './plain-text';

/** What visitors agree to, written in place: by sending the form, or by ticking a box. */
export function ConsentEdit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof consentAttributes > > ): ReactNode {
	const field = readField( attributes );
	const { consentType } = attributes;
	const isExplicit = consentType === 'explicit';
	const name = `${ consentType }ConsentMessage` as const;
	const blockProps = useBlockProps( {
		className: `${ ROOT_CLASS }__field is-consent is-width-${ field.width }`,
	} );
	return (
		<div { ...blockProps }>
			<FieldSettings
				kind="consent"
				{ ...{ field, clientId } }
				canBeRequired={ isExplicit }
				onChange={ setAttributes }
			>
				<RadioControl
					label={ messages.consentType() }
					selected={ consentType }
					options={ CONSENT_TYPES.map( ( value ) => ( {
						value,
						label: messages.consentTypeOf[ value ](),
					} ) ) }
					onChange={ ( next ) =>
						setAttributes( {
							consentType: CONSENT_TYPES.find(
								( each ) => each === next
							),
						} )
					}
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.consentLabel() }
					help={ messages.consentLabelHelp() }
					value={ field.label }
					onChange={ ( text ) =>
						setAttributes( { label: withoutEntities( text ) } )
					}
				/>
			</FieldSettings>
			<div
				className={ `${ ROOT_CLASS }__${
					isExplicit ? 'tick' : 'consent'
				}` }
			>
				{ isExplicit && (
					<FieldPreview kind="consent" field={ field } />
				) }
				<PlainText
					key={ name }
					name={ messages.consentMessage() }
					identifier={ name }
					value={ attributes[ name ] ?? '' }
					fallback={ messages.consentMessageOf[ consentType ]() }
					onChange={ ( text ) => setAttributes( { [ name ]: text } ) }
				/>
				{ isExplicit && field.isRequired && (
					<span className={ `${ ROOT_CLASS }__required` }>
						{ messages.required() }
					</span>
				) }
			</div>
		</div>
	);
}
