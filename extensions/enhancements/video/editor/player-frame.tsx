import { EMBED_CLASS, embed as facade, loadOpener } from '#shared/embed';
import { wordsOf } from '#shared/embed/editor';
import { EmbedLink } from '#shared/embed/save';
import { readInitialState } from '#shared/initial-state';
import { useBehavior } from '#shared/ui';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { embed, enhancement } from '../enhancement';
import { messages } from '../messages';
import { playerAddress, videoAddress, type Playback } from '../rules/player';
import type { Size } from '../rules/ratio';

/**
 * The player with its click-to-load button, as on the page. A newly chosen video shows at once; in a reopened post, it
 * loads on a press. An overlay on the player lets the first click select the block without starting playback; it
 * returns when another block is selected.
 */
export function PlayerFrame( {
	guid,
	size: { width, height },
	playback,
	isFresh,
	isSelected,
}: {
	guid: string;
	size: Size;
	playback: Playback;
	isFresh: boolean;
	isSelected: boolean;
} ): ReactNode {
	const wasOpened = useRef( isFresh );
	const [ isOpen, setIsOpen ] = useState( isFresh );
	const [ isInteractive, setIsInteractive ] = useState( false );
	useEffect( () => {
		if ( ! isSelected ) {
			setIsInteractive( false );
		}
	}, [ isSelected ] );
	const src = playerAddress(
		readInitialState().services[ embed.base ] ?? '',
		guid,
		playback
	);
	const ref = useBehavior(
		facade( loadOpener, {
			frame: {
				slug: enhancement.slug,
				...embed,
				words: wordsOf( embed ),
				src,
				height,
			},
			show: messages.preview(),
			isOpen: wasOpened.current,
			onOpen() {
				wasOpened.current = true;
				setIsOpen( true );
			},
		} ),
		[ src, height ]
	);
	return (
		<div className="dovetail-video">
			<div
				ref={ ref }
				className={ EMBED_CLASS }
				style={
					{
						// Same size calculation as in PHP's `Player`.
						[ `--${ EMBED_CLASS }-height` ]: `max(min(calc(100cqi * ${ height } / ${ width }), 85svh), 13em)`,
						'--stage': 'var(--frame)',
					} as CSSProperties
				}
			>
				<EmbedLink
					address={ videoAddress( guid ) }
					onClick={ ( event ) => event.preventDefault() }
				/>
			</div>
			{ isOpen && ! isInteractive && (
				<div
					className="dovetail-video__sheet"
					role="presentation"
					onMouseUp={ () => setIsInteractive( true ) }
				/>
			) }
		</div>
	);
}
