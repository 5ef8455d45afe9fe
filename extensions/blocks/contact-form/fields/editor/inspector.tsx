import { readAttribute, toPlainText } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { FieldProblem, useTyped } from '#shared/ui';
import {
	InspectorAdvancedControls,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	PanelBody,
	RadioControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import {
	CONSENT_TYPES,
	type ConsentType,
	fieldAttributes as schema,
	WIDTHS,
} from '../attributes';
import { FIELD_KINDS, type Kind } from '../kinds';
import { fieldMessages as messages } from '../../messages';
import { cssId } from '../../rules/author-input';
import type { FieldAttributes } from '../save';
import { WeekdaysControl } from './weekdays-control';

/** Field settings in the sidebar. Hides settings that the field type does not use, but keeps their values. */
export function Inspector( {
	kind,
	attributes,
	consent,
	clientId,
	onChange,
}: {
	kind: Kind;
	attributes: FieldAttributes;
	/** The type of consent; null for other fields. */
	consent: ConsentType | null;
	clientId: string;
	onChange( patch: Partial< FieldAttributes > ): void;
} ): ReactNode {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					{ consent && (
						<HowVisitorsAgree { ...{ consent, onChange } } />
					) }
					{ consent !== 'implicit' && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.isRequired() }
							help={ messages.requiredHelp(
								attributes.required
							) }
							checked={ attributes.required }
							onChange={ ( required ) =>
								onChange( { required } )
							}
						/>
					) }
					{ consent && (
						<ConsentDetails { ...{ attributes, onChange } } />
					) }
					{ kind === 'date' && (
						<>
							<ToggleControl
								__nextHasNoMarginBottom
								label={ messages.isFromToday() }
								help={ messages.isFromTodayHelp() }
								checked={ attributes.isFromToday ?? false }
								onChange={ ( isOn ) =>
									onChange( {
										isFromToday: isOn || undefined,
									} )
								}
							/>
							<WeekdaysControl
								weekdays={ attributes.weekdays ?? [] }
								onChange={ ( weekdays ) =>
									onChange( { weekdays } )
								}
							/>
						</>
					) }
					<DefaultValue { ...{ kind, attributes, onChange } } />
					<Placeholder { ...{ kind, attributes, onChange } } />
					<WidthControl
						width={ attributes.width }
						clientId={ clientId }
						onChange={ ( width ) => onChange( { width } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorAdvancedControls>
				<CssIdControl
					id={ attributes.id }
					clientId={ clientId }
					onChange={ ( id ) => onChange( { id } ) }
				/>
			</InspectorAdvancedControls>
		</>
	);
}

type Part = {
	kind: Kind;
	attributes: FieldAttributes;
	onChange( patch: Partial< FieldAttributes > ): void;
};

/** Setting for the placeholder. In a select, the placeholder is the first entry, shown before a choice is made. */
function Placeholder( { kind, attributes, onChange }: Part ): ReactNode {
	const { asks, hasPlaceholder } = FIELD_KINDS[ kind ];
	const isSelect = asks === 'choice';
	return ! hasPlaceholder ? null : (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ isSelect ? messages.firstOption() : messages.placeholder() }
			help={ isSelect ? undefined : messages.placeholderHelp() }
			value={ attributes.placeholder }
			onChange={ ( text ) =>
				onChange( { placeholder: toPlainText( text ) } )
			}
		/>
	);
}

function DefaultValue( { kind, attributes, onChange }: Part ): ReactNode {
	const { asks, control, hasPlaceholder } = FIELD_KINDS[ kind ];
	const isSeveral = asks === 'choice' && control === 'checkbox';
	if ( kind === 'consent' || isSeveral ) {
		return null;
	}
	if ( asks === 'tick' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.isTicked() }
				checked={ attributes.defaultValue === 'true' }
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
				value={ attributes.defaultValue }
				options={ [
					{ value: '', label: messages.noDefault() },
					...[ ...new Set( attributes.options ) ]
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
			// Only dates and times use the browser's picker; other values are entered as text.
			type={ hasPlaceholder ? 'text' : ( control as 'date' | 'time' ) }
			label={ messages.defaultValue() }
			value={ attributes.defaultValue }
			onChange={ ( text ) =>
				onChange( { defaultValue: toPlainText( text ) } )
			}
		/>
	);
}

function HowVisitorsAgree( {
	consent,
	onChange,
}: Pick< Part, 'onChange' > & { consent: ConsentType } ): ReactNode {
	return (
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
	);
}

function ConsentDetails( {
	attributes,
	onChange,
}: Omit< Part, 'kind' > ): ReactNode {
	return (
		<>
			{ readInitialState().siteType !== 'simple' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.isForNews() }
					help={ messages.isForNewsHelp() }
					checked={ attributes.isForNews ?? false }
					onChange={ ( isForNews ) => onChange( { isForNews } ) }
				/>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.consentLabel() }
				help={ messages.consentLabelHelp() }
				value={ attributes.label ?? '' }
				onChange={ ( text ) =>
					onChange( { label: toPlainText( text ) } )
				}
			/>
		</>
	);
}

type Width = ( typeof WIDTHS )[ number ];

/** Setting for the field's width. It is hidden in columns and groups, because their layout ignores field widths. */
function WidthControl( {
	width,
	clientId,
	onChange,
}: {
	width: Width;
	clientId: string;
	onChange( width: Width ): void;
} ): ReactNode {
	const isInRow = useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlockName } =
				select( blockEditorStore );
			const parent = getBlockRootClientId( clientId );
			return (
				! parent || getBlockName( parent ) === 'dovetail/contact-form'
			);
		},
		[ clientId ]
	);
	return ! isInRow ? null : (
		<ToggleGroupControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			isBlock
			label={ messages.width() }
			value={ width }
			onChange={ ( chosen ) =>
				onChange( readAttribute( schema.width, Number( chosen ) ) )
			}
		>
			{ WIDTHS.map( ( each ) => (
				<ToggleGroupControlOption
					key={ each }
					value={ each }
					label={ messages.percent( each ) }
				/>
			) ) }
		</ToggleGroupControl>
	);
}

/** Control for the author's CSS ID. Shows an error if another block in the post already uses the ID. */
function CssIdControl( {
	id,
	clientId,
	onChange,
}: {
	id: string;
	clientId: string;
	onChange( id: string ): void;
} ): ReactNode {
	const isTaken = useSelect(
		( select ) => {
			const { getClientIdsWithDescendants, getBlockAttributes } =
				select( blockEditorStore );
			return (
				id !== '' &&
				( getClientIdsWithDescendants() as string[] ).some(
					( other ) =>
						other !== clientId &&
						[ 'id', 'anchor' ].some(
							( name ) =>
								getBlockAttributes( other )?.[ name ] === id
						)
				)
			);
		},
		[ id, clientId ]
	);
	const { text, handleChange, handleBlur } = useTyped( id, cssId, onChange );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages.cssId() }
			help={
				isTaken ? (
					<FieldProblem>{ messages.cssIdTaken() }</FieldProblem>
				) : (
					messages.cssIdHelp()
				)
			}
			value={ text }
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}
