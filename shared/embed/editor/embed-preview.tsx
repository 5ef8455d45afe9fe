import { useBehavior } from '#shared/ui';
import { Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { embed } from '../view/embed';
import { EMBED_CLASS, type EmbedFrame } from '../view/frame';
import { loadOpener } from '../view/load-opener';
import { messages } from './messages';

const SIZES = [ 'height', 'narrow', 'width', 'crop' ] as const;

/**
 * The embed as visitors see it: a placeholder, then the frame after a click. Runs the same script as the published
 * page. The frame accepts clicks only while the block is selected, so that the first click selects the block.
 */
export function EmbedPreview( {
	frame,
	onRetry,
	isOpen,
	isSelected,
	children,
}: {
	/** The frame to show. Without a frame, only the link is shown. */
	frame: EmbedFrame | null | undefined;
	/** Requests the frame again after a failure; undefined if nothing failed. */
	onRetry?: () => void;
	/** Whether the author has just requested the embed. */
	isOpen: boolean;
	isSelected: boolean;
	/** The saved links. Clicks on them do nothing in the editor. */
	children: ReactNode;
} ): ReactNode {
	const wasOpened = useRef( false );
	wasOpened.current ||= isOpen;
	const ref = useBehavior(
		frame
			? embed( loadOpener, {
					frame,
					show: messages.preview(),
					isOpen: wasOpened.current,
					onOpen: () => ( wasOpened.current = true ),
				} )
			: null,
		[ JSON.stringify( frame ), isOpen ]
	);
	const sizes = SIZES.flatMap( ( name ) =>
		frame?.[ name ]
			? [ [ `--${ EMBED_CLASS }-${ name }`, `${ frame[ name ] }px` ] ]
			: []
	);
	return (
		<>
			<div
				ref={ ref }
				className={
					frame
						? `${ EMBED_CLASS }${ isSelected ? '' : ' is-locked' }`
						: undefined
				}
				style={ Object.fromEntries( sizes ) as CSSProperties }
			>
				{ children }
			</div>
			{ onRetry && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{ label: messages.retry(), onClick: onRetry },
					] }
				>
					{ messages.noPreview() }
				</Notice>
			) }
		</>
	);
}
