import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** A note about what visitors get, where the canvas cannot show it. */
export function EmbedNote( { children }: { children: string } ): ReactNode {
	return <p className="dovetail-embed-note">{ children }</p>;
}

/**
 * The shared button in an embed that opens in a dialog: a link to the service's page that cannot be moved. Its text is
 * edited in place.
 */
export function LinkButton( {
	block,
	address,
	text,
	service,
}: {
	/** Name of the inner button block. */
	block: string;
	/** URL of a new button. Later changes go through the `setAttributes` of the embed. */
	address: string;
	/** HTML of a new button. */
	text: string;
	/** Name of the service that opens over the page; undefined if the button is only a link. */
	service?: string;
} ): ReactNode {
	const [ template ] = useState( [
		[
			block,
			{
				element: 'a',
				saveInPostContent: true,
				url: address,
				text,
				lock: { move: true, remove: true },
			},
		],
	] );
	const innerBlocksProps = useInnerBlocksProps(
		{},
		{ allowedBlocks: [ block ], template, templateLock: 'all' }
	);
	return (
		<>
			<div { ...innerBlocksProps } />
			{ service && (
				<EmbedNote>{ messages.opensDialog( service ) }</EmbedNote>
			) }
		</>
	);
}
