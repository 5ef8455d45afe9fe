import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import { rawHandler } from '@wordpress/blocks';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { Preview, useRenderedHtml } from './editor/preview';
import { renderMarkdown } from './editor/render-markdown';
import { SourceField } from './editor/source-field';
import { MarkdownToolbar, type Tab } from './editor/toolbar';
import { PLACEHOLDER_CLASS } from './markup';
import { messages } from './messages';
import { decodeSource, encodeSource } from './rules/source';
import { printableHtml } from './rules/saved-html';

/** The Markdown while the block is selected, what visitors see in the preview tab and while it is not. */
export function Edit( {
	attributes: { source, html },
	setAttributes,
	isSelected,
	clientId,
	onReplace,
	onRemove,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const [ tab, setTab ] = useState< Tab >( 'markdown' );
	// HTML is Markdown too: a block that has lost its source is written on from what it shows.
	const markdown = decodeSource( source ) || html;
	const blockProps = useBlockProps();
	useEffect( () => {
		if ( ! isSelected ) {
			setTab( 'markdown' );
		}
	}, [ isSelected ] );
	useRenderedHtml( clientId, markdown, html );

	function convert(): void {
		// Printed as in the post, so that a shortcode in an example of code is not taken for one.
		onReplace?.(
			rawHandler( { HTML: printableHtml( renderMarkdown( markdown ) ) } )
		);
	}

	return (
		<div { ...blockProps }>
			<MarkdownToolbar
				tab={ tab }
				onTab={ setTab }
				onConvert={ html ? convert : undefined }
			/>
			{ isSelected && tab === 'markdown' && (
				<SourceField
					markdown={ markdown }
					onChange={ ( next ) =>
						setAttributes( {
							source: encodeSource( next ),
							html: renderMarkdown( next ),
						} )
					}
					onRemove={ onRemove }
				/>
			) }
			{ ! isSelected && ! markdown && (
				<p className={ PLACEHOLDER_CLASS }>
					{ messages.placeholder() }
				</p>
			) }
			{ ( tab === 'preview' || ! isSelected ) && html && (
				<Preview html={ html } />
			) }
		</div>
	);
}
