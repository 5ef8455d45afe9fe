import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** A note on the canvas that describes what visitors see. */
export function EmbedNote( { children }: { children: string } ): ReactNode {
	return <p className="dovetail-embed-note">{ children }</p>;
}

/**
 * The button of a dialog embed: a link to the service's page. Authors edit the button's text on the canvas. The button
 * cannot be moved or removed.
 */
export function LinkButton( {
	block,
	address,
	text,
	service,
}: {
	/** Name of the inner button block. */
	block: string;
	/** Initial URL of the button. The `setAttributes` of the embed updates the URL later. */
	address: string;
	/** Initial text of the button, as HTML. */
	text: string;
	/** Name of the service whose page opens in the dialog; undefined if the button is an ordinary link. */
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
