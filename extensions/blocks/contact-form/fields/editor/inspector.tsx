import { withoutEntities } from '#shared/attributes';
import {
	InspectorAdvancedControls,
	InspectorControls,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Field } from '../../rules/read-field';
import { CONSENT_TYPES, WIDTHS, type ConsentType } from '../attributes';
import { FIELD_KINDS, type Kind } from '../kinds';
import { messages } from '../messages';
import { CssIdControl } from './css-id-control';

/** Attributes as they are set. */
type FieldPatch = Partial< {
	label: string;
	required: boolean;
	placeholder: string;
	defaultValue: string;
	width: number;
	id: string;
	consentType: ConsentType;
} >;

/** The settings of a field in the sidebar. What a kind has no use for is kept, and not offered. */
export function Inspector( {
	kind,
	field,
	consent,
	clientId,
	onChange,
}: {
	kind: Kind;
	field: Field;
	/** How somebody consents; null for a field that asks for something else. */
	consent: ConsentType | null;
	clientId: string;
	onChange( patch: FieldPatch ): void;
} ): ReactNode {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					{ consent && (
						<Consent { ...{ consent, field, onChange } } />
					) }
					{ consent !== 'implicit' && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.isRequired() }
							help={ messages.isRequiredHelp() }
							checked={ field.isRequired }
							onChange={ ( required ) =>
								onChange( { required } )
							}
						/>
					) }
					<Placeholder { ...{ kind, field, onChange } } />
					<DefaultValue { ...{ kind, field, onChange } } />
					<ToggleGroupControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						isBlock
						label={ messages.width() }
						value={ field.width }
						onChange={ ( width ) =>
							onChange( { width: Number( width ) } )
						}
					>
						{ WIDTHS.map( ( width ) => (
							<ToggleGroupControlOption
								key={ width }
								value={ width }
								label={ messages.percent( width ) }
							/>
						) ) }
					</ToggleGroupControl>
				</PanelBody>
			</InspectorControls>
			<InspectorAdvancedControls>
				<CssIdControl
					id={ field.id }
					clientId={ clientId }
					onChange={ ( id ) => onChange( { id } ) }
				/>
			</InspectorAdvancedControls>
		</>
	);
}

type Part = { kind: Kind; field: Field; onChange( patch: FieldPatch ): void };

/** An example of an answer; of a list, what stands there before a choice is made. */
function Placeholder( { kind, field, onChange }: Part ): ReactNode {
	const { asks, hasPlaceholder } = FIELD_KINDS[ kind ];
	const isSelect = asks === 'choice';
	return ! hasPlaceholder ? null : (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ isSelect ? messages.firstOption() : messages.placeholder() }
			help={ isSelect ? undefined : messages.placeholderHelp() }
			value={ field.placeholder }
			onChange={ ( text ) =>
				onChange( { placeholder: withoutEntities( text ) } )
			}
		/>
	);
}

/** What the field holds at first: a tick, one of the options, or words. */
function DefaultValue( { kind, field, onChange }: Part ): ReactNode {
	const { asks, control } = FIELD_KINDS[ kind ];
	const isSeveral = asks === 'choice' && control === 'checkbox';
	if ( kind === 'consent' || isSeveral ) {
		return null;
	}
	if ( asks === 'tick' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.isTicked() }
				checked={ field.defaultValue === 'true' }
				onChange={ ( isTicked ) =>
					onChange( { defaultValue: isTicked ? 'true' : '' } )
				}
			/>
		);
	}
	if ( asks === 'choice' ) {
		return (
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.defaultValue() }
				value={ field.defaultValue }
				options={ [
					{ value: '', label: messages.noDefault() },
					...[ ...new Set( field.options ) ]
						.filter( Boolean )
						.map( ( value ) => ( { value, label: value } ) ),
				] }
				onChange={ ( defaultValue ) => onChange( { defaultValue } ) }
			/>
		);
	}
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type={ control === 'date' ? 'date' : 'text' }
			label={ messages.defaultValue() }
			value={ field.defaultValue }
			onChange={ ( text ) =>
				onChange( { defaultValue: withoutEntities( text ) } )
			}
		/>
	);
}

/** How visitors agree, and what the answer is called in mails. */
function Consent( {
	consent,
	field,
	onChange,
}: Omit< Part, 'kind' > & { consent: ConsentType } ): ReactNode {
	return (
		<>
			<RadioControl
				label={ messages.consentType() }
				selected={ consent }
				options={ CONSENT_TYPES.map( ( value ) => ( {
					value,
					label: messages.consentTypeOf[ value ](),
				} ) ) }
				onChange={ ( next ) =>
					onChange( {
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
					onChange( { label: withoutEntities( text ) } )
				}
			/>
		</>
	);
}
