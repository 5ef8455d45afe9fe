import { toRichTextValue, type AttributesOf } from '#shared/attributes';
import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { ELEMENT_CLASS } from '../markup';
import { messages } from '../messages';
import { buttonHtml, inputHtml } from '../rules/button-html';

/** Formats allowed in the text. Links are excluded, because a button must not contain another control. */
const FORMATS = [ 'core/bold', 'core/italic', 'core/strikethrough' ];

/** The button with its text edited in place. An `input` has a single line without formats. */
export function ButtonText( {
	attributes,
	onChange,
}: {
	attributes: AttributesOf< typeof schema >;
	onChange( text: string ): void;
} ): ReactNode {
	const { element, placeholder, text } = attributes;
	const isInput = element === 'input';
	const htmlOf = isInput ? inputHtml : buttonHtml;
	return (
		<RichText
			tagName="div"
			className={ ELEMENT_CLASS }
			identifier="text"
			aria-label={ messages.text() }
			placeholder={ placeholder || messages.placeholder() }
			allowedFormats={ isInput ? [] : FORMATS }
			disableLineBreaks={ isInput }
			withoutInteractiveFormatting
			value={ toRichTextValue( htmlOf( text ) ) }
			onChange={ ( html ) => onChange( htmlOf( html ) ) }
		/>
	);
}
