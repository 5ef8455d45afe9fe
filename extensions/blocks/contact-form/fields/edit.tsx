import { toPlainText } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import {
	BlockControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, getBlockType } from '@wordpress/blocks';
import {
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { plus } from '@wordpress/icons';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { Inspector } from './editor/inspector';
import { OptionsEditor } from './editor/options-editor';
import { FIELD_KINDS, fieldName, type Kind, KINDS } from './kinds';
import { fieldMessages as messages } from '../messages';
import type { FieldAttributes } from './save';

/** A field of any type in the editor. Authors edit its question or consent text in place. */
export function Edit( {
	name,
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< FieldAttributes > ): ReactNode {
	const kind = kindOf( name );
	const { asks } = FIELD_KINDS[ kind ];
	const consent =
		kind === 'consent' ? ( attributes.consentType ?? 'implicit' ) : null;
	const isImplicit = consent === 'implicit';
	const hasTick = asks === 'tick' && ! isImplicit;
	const identifier = consent
		? ( `${ consent }ConsentMessage` as const )
		: 'label';
	const blockProps = useBlockProps( {
		className: `${ ROOT_CLASS }__field is-${ kind } is-width-${ attributes.width }`,
	} );
	const addField = useAddField( clientId );
	const line = hasTick ? 'tick' : 'label';
	return (
		<div { ...blockProps }>
			<Inspector
				{ ...{ kind, attributes, consent, clientId } }
				onChange={ setAttributes }
			/>
			<BlockControls>
				{ ! isImplicit && (
					<ToolbarGroup>
						<ToolbarButton
							isPressed={ attributes.required }
							onClick={ () =>
								setAttributes( {
									required: ! attributes.required,
								} )
							}
						>
							{ messages.requiredButton() }
						</ToolbarButton>
					</ToolbarGroup>
				) }
				<AddField clientId={ clientId } />
			</BlockControls>
			<div
				className={ `${ ROOT_CLASS }__${ isImplicit ? 'consent' : line }` }
			>
				{ hasTick && <Preview { ...{ kind, attributes } } /> }
				<PlainText
					key={ identifier }
					name={
						consent ? messages.consentMessage() : messages.label()
					}
					identifier={ identifier }
					value={ attributes[ identifier ] }
					fallback={
						consent
							? messages.consentMessageOf( consent )
							: messages.labelOf( kind )
					}
					onChange={ ( text ) =>
						setAttributes( { [ identifier ]: text } )
					}
					onEnter={
						consent
							? undefined
							: () =>
									addField( kind, {
										width: attributes.width,
									} )
					}
				/>
				{ attributes.required && ! isImplicit && (
					<span className={ `${ ROOT_CLASS }__required` }>
						{ messages.required() }
					</span>
				) }
			</div>
			{ ( asks === 'line' || kind === 'select' ) && (
				<Preview { ...{ kind, attributes } } />
			) }
			{ asks === 'choice' && (
				<OptionsEditor
					kind={ kind }
					options={ attributes.options }
					isSelected={ isSelected }
					onChange={ ( options ) => setAttributes( { options } ) }
				/>
			) }
		</div>
	);
}

function kindOf( name: string ): Kind {
	const kind = KINDS.find( ( each ) => fieldName( each ) === name );
	if ( ! kind ) {
		throw new Error( `${ name } is no field of a form.` );
	}
	return kind;
}

/** Plain text that is edited in place. While the text is empty, shows the default text that visitors would see. */
function PlainText( {
	name,
	identifier,
	value = '',
	fallback,
	onChange,
	onEnter,
}: {
	name: string;
	identifier: string;
	value: string | undefined;
	fallback: string;
	onChange( text: string ): void;
	/** Called when the author presses Enter at the end of the text. */
	onEnter?(): void;
} ): ReactNode {
	return (
		<RichText
			tagName="span"
			className={ `${ ROOT_CLASS }__written` }
			identifier={ identifier }
			aria-label={ name }
			placeholder={ fallback }
			allowedFormats={ [] }
			disableLineBreaks
			withoutInteractiveFormatting
			{ ...{ __unstableOnSplitAtEnd: onEnter } }
			value={ toHTMLString( { value: create( { text: value } ) } ) }
			onChange={ ( html ) =>
				onChange( toPlainText( create( { html } ).text ) )
			}
		/>
	);
}

/**
 * A visual preview of the control. Hidden from assistive technology: authors type nothing in it, and the text beside it
 * labels the field.
 */
function Preview( {
	kind,
	attributes: { placeholder, defaultValue, options },
}: {
	kind: Kind;
	attributes: Pick<
		FieldAttributes,
		'placeholder' | 'defaultValue' | 'options'
	>;
} ): ReactNode {
	const { control, hasPlaceholder } = FIELD_KINDS[ kind ];
	const common = { readOnly: true, tabIndex: -1 };
	const line = {
		...common,
		className: `${ ROOT_CLASS }__input`,
		value: defaultValue,
		placeholder: hasPlaceholder ? placeholder : undefined,
	};
	return (
		<span
			className={ `${ ROOT_CLASS }__preview` }
			aria-hidden="true"
			{ ...{ inert: '' } }
		>
			{ control === 'textarea' && <textarea { ...line } rows={ 6 } /> }
			{ control === 'checkbox' && (
				<input
					{ ...common }
					type="checkbox"
					checked={ defaultValue === 'true' }
				/>
			) }
			{ control === 'select' && (
				<select tabIndex={ -1 }>
					<option>
						{ options.includes( defaultValue )
							? defaultValue
							: placeholder || messages.selectOption() }
					</option>
				</select>
			) }
			{ ! [ 'textarea', 'checkbox', 'select' ].includes( control ) && (
				// Show inputs that can have a placeholder as text inputs, because other input types would not display
				// it.
				<input { ...line } type={ hasPlaceholder ? 'text' : control } />
			) }
		</span>
	);
}

function useAddField(
	clientId: string
): ( kind: Kind, attributes?: Record< string, unknown > ) => void {
	const { select } = useRegistry();
	const { insertBlock } = useDispatch( blockEditorStore );
	return ( kind, attributes ) => {
		const { getBlockIndex, getBlockRootClientId } =
			select( blockEditorStore );
		void insertBlock(
			createBlock( fieldName( kind ), attributes ),
			getBlockIndex( clientId ) + 1,
			getBlockRootClientId( clientId ) ?? undefined
		);
	};
}

function AddField( { clientId }: { clientId: string } ): ReactNode {
	const add = useAddField( clientId );
	const offered = KINDS.flatMap( ( kind ) => {
		const type = getBlockType( fieldName( kind ) );
		return type ? [ { kind, title: type.title } ] : [];
	} );
	return (
		<ToolbarGroup>
			<ToolbarDropdownMenu
				icon={ plus }
				label={ messages.addField() }
				controls={ offered.map( ( { kind, title } ) => ( {
					title,
					onClick: () =>
						add(
							kind,
							kind === 'consent'
								? { label: messages.labelOf( kind ) }
								: {}
						),
				} ) ) }
			/>
		</ToolbarGroup>
	);
}
