import { toPlainText } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import {
	BlockControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { Inspector } from './editor/inspector';
import { OptionsEditor } from './editor/options-editor';
import { FIELD_KINDS, KINDS, fieldName, type Kind } from './kinds';
import { messages } from './messages';
import type { FieldAttributes } from './save';

/** A field of any kind, written in place: the author's question, or what visitors agree to by a tick or by sending the form. */
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
	const line = hasTick ? 'tick' : 'label';
	return (
		<div { ...blockProps }>
			<Inspector
				{ ...{ kind, attributes, consent, clientId } }
				onChange={ setAttributes }
			/>
			{ ! isImplicit && (
				<BlockControls>
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
				</BlockControls>
			) }
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
				/>
				{ attributes.required && ! isImplicit && (
					<span className={ `${ ROOT_CLASS }__required` }>
						{ messages.required() }
					</span>
				) }
			</div>
			{ asks === 'line' && <Preview { ...{ kind, attributes } } /> }
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

/** The kind of a field, from the name of its block. */
function kindOf( name: string ): Kind {
	const kind = KINDS.find( ( each ) => fieldName( each ) === name );
	if ( ! kind ) {
		throw new Error( `${ name } is no field of a form.` );
	}
	return kind;
}

/** Text without formats, written in place. What visitors read as long as there is none shows in its place. */
function PlainText( {
	name,
	identifier,
	value = '',
	fallback,
	onChange,
}: {
	/** Accessible name. */
	name: string;
	/** The attribute that it is. */
	identifier: string;
	value: string | undefined;
	fallback: string;
	onChange( text: string ): void;
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
			value={ toHTMLString( { value: create( { text: value } ) } ) }
			onChange={ ( html ) =>
				onChange( toPlainText( create( { html } ).text ) )
			}
		/>
	);
}

/** The control as visitors see it, for the eye alone: the text beside it names it, and nothing is typed here. */
function Preview( {
	kind,
	attributes: { placeholder, defaultValue },
}: {
	kind: Kind;
	attributes: Pick< FieldAttributes, 'placeholder' | 'defaultValue' >;
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
			{ ! [ 'textarea', 'checkbox' ].includes( control ) && (
				// Inputs with a placeholder are text inputs here, so that every placeholder is shown.
				<input { ...line } type={ hasPlaceholder ? 'text' : control } />
			) }
		</span>
	);
}
