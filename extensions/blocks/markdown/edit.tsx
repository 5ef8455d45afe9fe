import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useHeldSelection } from '#shared/ui';
import { Uploading } from '#shared/uploads';
import {
	BlockControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { rawHandler } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { Preview, useRenderedHtml } from './editor/preview';
import { renderMarkdown } from './editor/render-markdown';
import { SourceField, useWriting, writingOf } from './editor/source-field';
import { usePictures } from './editor/use-pictures';
import { HINT_CLASS, PLACEHOLDER_CLASS } from './markup';
import { messages } from './messages';
import { convertibleHtml, decodeSource, encodeSource } from './rules/source';

type Attributes = AttributesOf< typeof schema >;

/** Returns the block's Markdown. If the source is missing, returns the saved HTML, which is valid Markdown too. */
const markdownOf = ( { source, html }: Attributes ) =>
	decodeSource( source ) || html;

/** Shows the Markdown in its tab while the block is selected. Otherwise, shows what visitors see. */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
	onReplace,
	onRemove,
}: EditProps< Attributes > ): ReactNode {
	const [ tab, setTab ] = useState< Tab >( 'markdown' );
	const field = useRef< HTMLTextAreaElement >( null );
	const registry = useRegistry();
	const { html } = attributes;
	const markdown = markdownOf( attributes );
	const handleChange = ( next: string ) =>
		setAttributes( {
			source: encodeSource( next ),
			html: renderMarkdown( next ),
		} );
	const write = useWriting( field, markdown, handleChange );
	const { previews, upload } = usePictures( () => {
		// Read the current text: the author may have typed during the upload.
		const now = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId ) as Attributes | null;
		const text = now && markdownOf( now );
		return text === null
			? null
			: {
					start: text.length,
					end: text.length,
					...( field.current && writingOf( field.current ) ),
					text,
				};
	}, write );
	const blockProps = useBlockProps();
	const isEdited = useHeldSelection( isSelected );
	useEffect( () => {
		if ( isSelected ) {
			setTab( 'markdown' );
		}
	}, [ isSelected ] );
	useRenderedHtml( clientId, markdown, html );

	function convert(): void {
		onReplace?.(
			rawHandler( {
				HTML: convertibleHtml( renderMarkdown( markdown ) ),
			} )
		);
	}

	return (
		<div { ...blockProps }>
			<MarkdownToolbar
				tab={ tab }
				onTab={ setTab }
				onConvert={ html ? convert : undefined }
			/>
			{ isEdited && tab === 'markdown' && (
				<>
					<SourceField
						field={ field }
						markdown={ markdown }
						onChange={ handleChange }
						onWrite={ write }
						onRemove={ onRemove }
						onPictures={ upload }
					/>
					<div role="status">
						{ /<h1[\s>]/.test( html ) && (
							<p className={ HINT_CLASS }>
								{ messages.secondTitle() }
							</p>
						) }
					</div>
				</>
			) }
			{ previews.length > 0 && <Uploading /> }
			{ ! isEdited && ! html && (
				<p className={ PLACEHOLDER_CLASS }>
					{ messages.placeholder() }
				</p>
			) }
			{ ( tab === 'preview' || ! isEdited ) && html && (
				<Preview html={ html } />
			) }
		</div>
	);
}

type Tab = 'markdown' | 'preview';

const TABS = [ 'markdown', 'preview' ] as const;

function MarkdownToolbar( {
	tab,
	onTab,
	onConvert,
}: {
	tab: Tab;
	onTab( tab: Tab ): void;
	/** Undefined if the block has no content to convert. */
	onConvert?(): void;
} ): ReactNode {
	return (
		<BlockControls>
			<ToolbarGroup>
				{ TABS.map( ( name ) => (
					<ToolbarButton
						key={ name }
						isPressed={ tab === name }
						onClick={ () => onTab( name ) }
					>
						{ messages[ name ]() }
					</ToolbarButton>
				) ) }
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton disabled={ ! onConvert } onClick={ onConvert }>
					{ messages.convert() }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
