import { withoutEntities } from '#shared/attributes';
import { RichText } from '@wordpress/block-editor';
import { create, toHTMLString } from '@wordpress/rich-text';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';

/** Text without formats, written in place. What visitors read as long as there is none shows in its place. */
export function PlainText( {
	name,
	identifier,
	value,
	fallback,
	onChange,
}: {
	/** What it is called. */
	name: string;
	/** The attribute that it is. */
	identifier: string;
	value: string;
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
				onChange( withoutEntities( create( { html } ).text ) )
			}
		/>
	);
}
