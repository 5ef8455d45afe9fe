import { embed as facade, EMBED_CLASS, loadOpener } from '#shared/embed';
import { wordsOf, InertLink } from '#shared/embed/editor';
import { readInitialState } from '#shared/initial-state';
import { CaptionField, useBehavior, useHeldSelection } from '#shared/ui';
import {
	BlockControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { embed } from '../embed';
import { enhancement } from '../enhancement';
import { messages } from '../messages';
import {
	type Playback,
	playerAddress,
	ratioClasses,
	type Size,
	videoAddress,
} from '../rules/player';
import type { VideoProps } from './video-props';
import { VideoSettings } from './video-settings';

/** A hosted video in the player that visitors see, with its caption and settings. */
export function Player( {
	guid,
	size,
	isFresh,
	...props
}: VideoProps & {
	guid: string;
	size: Size;
	/** Whether the author has just chosen the video. */
	isFresh: boolean;
} ): ReactNode {
	const { attributes, setAttributes, isSelected, clientId } = props;
	const { selectBlock } = useDispatch( blockEditorStore );
	const { className, ...blockProps } = useBlockProps();
	const caption = String( attributes.caption ?? '' );
	const isEdited = useHeldSelection( isSelected );
	return (
		<figure
			{ ...blockProps }
			className={ [ className, ...ratioClasses( size ) ].join( ' ' ) }
		>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						onClick={ () => {
							setAttributes( {
								id: undefined,
								guid: undefined,
								src: undefined,
							} );
							// The focused button will disappear, so move the focus back to the block.
							void selectBlock( clientId, 0 );
						} }
					>
						{ messages.edit() }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<VideoSettings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<PlayerFrame
				guid={ guid }
				size={ size }
				playback={ attributes }
				isFresh={ isFresh }
				isSelected={ isSelected }
			/>
			{ ( isEdited || caption ) && (
				<CaptionField
					value={ caption }
					onChange={ ( next ) => setAttributes( { caption: next } ) }
				/>
			) }
		</figure>
	);
}

/**
 * The player with its click-to-load button, as on the page. A newly chosen video loads immediately; after reopening the
 * post, it loads on click. While the block is not selected, an overlay covers the player, so that the first click
 * selects the block instead of starting playback.
 */
function PlayerFrame( {
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
						// Calculates the size as PHP's `Player` does.
						[ `--${ EMBED_CLASS }-height` ]: `max(min(calc(100cqi * ${ height } / ${ width }), 85svh), 13em)`,
						'--stage': 'var(--frame)',
					} as CSSProperties
				}
			>
				<InertLink address={ videoAddress( guid ) } />
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
