import { RichText, useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { create, toHTMLString } from '@wordpress/rich-text';
import { toPlainText } from '#shared/attributes';
import type { Provider } from '../api';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { fieldsOf } from '../rules/fields';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';

/** The form as visitors see it. Labels, placeholders and the button can be edited in place. */
export function SubscribeForm( {
	attributes,
	setAttributes,
	provider,
}: EditingProps< typeof schema > & { provider: Provider } ): ReactNode {
	const template = useMemo(
		() => [
			[
				'dovetail/button',
				{ element: 'button', text: messages.button() },
			],
		],
		[]
	);
	const innerBlocksProps = useInnerBlocksProps(
		{},
		{
			allowedBlocks: [ 'dovetail/button' ],
			template,
			templateLock: 'all',
		}
	);
	return (
		<div className={ `${ ROOT_CLASS }__form` }>
			{ ( provider.fields ? fieldsOf( attributes ) : [] ).map(
				( field ) => (
					<EditableField
						key={ field.kind }
						name={ messages[ field.kind ]() }
						label={ attributes[ field.label ] }
						placeholder={ attributes[ field.placeholder ] }
						usualPlaceholder={ messages[ field.placeholder ]() }
						onLabel={ ( text ) =>
							setAttributes( { [ field.label ]: text } )
						}
						onPlaceholder={ ( text ) =>
							setAttributes( { [ field.placeholder ]: text } )
						}
					/>
				)
			) }
			<div { ...innerBlocksProps } />
			{ provider.note && (
				<p className={ `${ ROOT_CLASS }__note` }>{ provider.note }</p>
			) }
		</div>
	);
}

function EditableField( {
	name,
	label,
	placeholder,
	usualPlaceholder,
	onLabel,
	onPlaceholder,
}: {
	/** Default label of the field. */
	name: string;
	label: string | undefined;
	placeholder: string | undefined;
	usualPlaceholder: string;
	onLabel( text: string ): void;
	onPlaceholder( text: string ): void;
} ): ReactNode {
	const text = label ?? name;
	return (
		<div className={ `${ ROOT_CLASS }__field` }>
			<RichText
				tagName="div"
				className={ `${ ROOT_CLASS }__label` }
				aria-label={ messages.labelOf( name ) }
				placeholder={ name }
				allowedFormats={ [] }
				disableLineBreaks
				withoutInteractiveFormatting
				value={ toHTMLString( { value: create( { text } ) } ) }
				onChange={ ( html ) =>
					onLabel( toPlainText( create( { html } ).text ) )
				}
			/>
			<input
				className={ `${ ROOT_CLASS }__input` }
				type="text"
				aria-label={ messages.placeholderOf( name ) }
				placeholder={ usualPlaceholder }
				value={ placeholder ?? usualPlaceholder }
				onChange={ ( { target } ) =>
					onPlaceholder( toPlainText( target.value ) )
				}
			/>
		</div>
	);
}
