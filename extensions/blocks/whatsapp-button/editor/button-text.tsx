import { toPlainText } from '#shared/attributes';
import { RichText } from '@wordpress/block-editor';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { CSSProperties, ReactNode } from 'react';
import { LINK_CLASS } from '../markup';
import { messages } from '../messages';

/** The button with editable text. The text has no formats, because they would split the link. */
export function ButtonText( {
	text,
	style,
	onChange,
}: {
	text: string;
	style: CSSProperties;
	onChange( text: string ): void;
} ): ReactNode {
	return (
		<RichText
			tagName="span"
			className={ LINK_CLASS }
			style={ style }
			identifier="buttonText"
			aria-label={ messages.buttonText() }
			placeholder={ messages.buttonText() }
			allowedFormats={ [] }
			disableLineBreaks
			withoutInteractiveFormatting
			value={ toHTMLString( { value: create( { text } ) } ) }
			onChange={ ( html ) =>
				onChange( toPlainText( create( { html } ).text ) )
			}
		/>
	);
}
