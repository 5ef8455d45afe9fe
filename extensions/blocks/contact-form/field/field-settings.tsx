import { withoutEntities } from '#shared/attributes';
import {
	InspectorAdvancedControls,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { cssId } from '../rules/css-id';
import type { Field } from '../rules/read-field';
import { WIDTHS } from './field-attributes';
import { CHOICES, type Kind } from './kinds';
import { messages } from './messages';

/** Attributes as they are set. */
export type FieldPatch = Partial< {
	required: boolean;
	placeholder: string;
	defaultValue: string;
	width: number;
	id: string;
} >;

/** The settings of a field in the sidebar. What a kind has no use for is kept, and not offered. */
export function FieldSettings( {
	kind,
	field,
	clientId,
	canBeRequired = true,
	onChange,
	children,
}: {
	kind: Kind;
	field: Field;
	clientId: string;
	canBeRequired?: boolean;
	onChange( patch: FieldPatch ): void;
	children?: ReactNode;
} ): ReactNode {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					{ children }
					{ canBeRequired && (
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
				<CssId
					id={ field.id }
					clientId={ clientId }
					onChange={ ( id ) => onChange( { id } ) }
				/>
			</InspectorAdvancedControls>
		</>
	);
}

type Part = { kind: Kind; field: Field; onChange( patch: FieldPatch ): void };

/** Kinds into which nobody types have no example of an answer. */
function Placeholder( { kind, field, onChange }: Part ): ReactNode {
	const isSelect = kind === 'select';
	return [
		'date',
		'checkbox',
		'checkbox-multiple',
		'radio',
		'consent',
	].includes( kind ) ? null : (
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
	if ( kind === 'consent' || kind === 'checkbox-multiple' ) {
		return null;
	}
	if ( kind === 'checkbox' ) {
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
	if ( CHOICES.includes( kind ) ) {
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
			type={ kind === 'date' ? 'date' : 'text' }
			label={ messages.defaultValue() }
			value={ field.defaultValue }
			onChange={ ( text ) =>
				onChange( { defaultValue: withoutEntities( text ) } )
			}
		/>
	);
}

function CssId( {
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
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages.cssId() }
			help={
				isTaken ? (
					<span role="alert">{ messages.cssIdTaken() }</span>
				) : (
					messages.cssIdHelp()
				)
			}
			value={ id }
			onChange={ ( typed ) => onChange( cssId( typed ) ) }
		/>
	);
}
