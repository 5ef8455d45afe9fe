import { useStepping } from '#shared/undo';
import { propertyOf } from '#shared/validation';
import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { type AroundPicker, OwnPicker } from './own-picker';
import { Player } from './player';
import { useHosting } from './use-hosting';
import {
	isBlob,
	type VideoAttributes,
	type VideoProps,
	type ViewProps,
} from './video-props';

/**
 * The video block on sites with hosted videos. Shows a hosted video in its player. In all other cases, and on errors,
 * shows WordPress's own edit component.
 */
export function HostedVideo( { BlockEdit, ...props }: ViewProps ): ReactNode {
	const { attributes } = props;
	const [ isSending, setIsSending ] = useState( false );
	const { isFresh, choose } = useChosen( props );
	const setAttributes = useStepping( props );
	const hosting = useHosting( props, isFresh );
	const picker = useMemo( () => watchedPicker( setIsSending ), [] );
	if ( hosting.state === 'waiting' ) {
		return <Waiting />;
	}
	if ( hosting.state === 'hosted' ) {
		return (
			<Player
				{ ...props }
				setAttributes={ setAttributes }
				guid={ hosting.guid }
				size={ hosting.size }
				isFresh={ isFresh }
			/>
		);
	}
	return (
		<OwnPicker.Provider value={ picker }>
			<BlockEdit { ...props } setAttributes={ choose } />
			{ ( isSending ||
				isBlob( attributes.blob ) ||
				isBlob( attributes.src ) ) && (
				<p className="dovetail-video__note" role="status">
					{ messages.uploading() }
				</p>
			) }
		</OwnPicker.Provider>
	);
}

/**
 * Tracks whether the author has chosen the video since the post was opened. Choosing a video also clears the previous
 * video's hosting ID, because WordPress's edit component does not.
 *
 * @return `choose` replaces `setAttributes` in WordPress's own view. Its identity changes only with `setAttributes`.
 */
function useChosen( { setAttributes }: Pick< VideoProps, 'setAttributes' > ): {
	isFresh: boolean;
	choose: VideoProps[ 'setAttributes' ];
} {
	const [ isFresh, setIsFresh ] = useState( false );
	const choose = useCallback(
		( changes: Partial< VideoAttributes > ) => {
			if ( 'src' in changes ) {
				setIsFresh( Boolean( changes.src ) );
				setAttributes( { guid: undefined, ...changes } );
			} else {
				setAttributes( changes );
			}
		},
		[ setAttributes ]
	);
	return { isFresh, choose };
}

/** Placeholder until the block knows whether the video is hosted. */
function Waiting(): ReactNode {
	return (
		<figure { ...useBlockProps() }>
			<p className="dovetail-video__waiting" role="status">
				<Spinner />
				{ messages.generating() }
			</p>
		</figure>
	);
}

/** A media picker that reports when an upload starts and ends. */
const watchedPicker = (
	onUploading: ( isUploading: boolean ) => void
): AroundPicker =>
	function WatchedPicker( { Picker, ...props } ) {
		return (
			<Picker
				{ ...props }
				onSelect={ ( media ) => {
					onUploading( isBlob( propertyOf( media, 'url' ) ) );
					props.onSelect?.( media );
				} }
				onError={ ( message ) => {
					onUploading( false );
					props.onError?.( message );
				} }
			/>
		);
	};
