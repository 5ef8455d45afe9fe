import { withoutEntities } from '#shared/attributes';
import { RichText } from '@wordpress/block-editor';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

/** A field whose label and placeholder are written where a visitor reads them. Both are plain text. */
export function EditableField( {
	name,
	label,
	placeholder,
	usualPlaceholder,
	onLabel,
	onPlaceholder,
}: {
	/** What the field is called while the author has written nothing. */
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
					onLabel( withoutEntities( create( { html } ).text ) )
				}
			/>
			<input
				className={ `${ ROOT_CLASS }__input` }
				type="text"
				aria-label={ messages.placeholderOf( name ) }
				placeholder={ usualPlaceholder }
				value={ placeholder ?? usualPlaceholder }
				onChange={ ( { target } ) =>
					onPlaceholder( withoutEntities( target.value ) )
				}
			/>
		</div>
	);
}
