import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Explains what visitors get where the canvas can't show it. */
export function EmbedNote( { children }: { children: string } ): ReactNode {
	return <p className="dovetail-embed-note">{ children }</p>;
}

/** The shared button in an embed that opens in a dialog: a link to the service's page, locked to its place. Its text is written in place. */
export function LinkButton( {
	block,
	address,
	text,
	service,
}: {
	/** Name of the shared button, which the embed holds. */
	block: string;
	/** Where a new button leads; who changes the address later goes through the edit's own `setAttributes`. */
	address: string;
	/** HTML of a new button. */
	text: string;
	/** Which opens over the page; none where the button is a link and nothing more. */
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
