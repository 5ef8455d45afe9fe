import { useCallback, useState } from '@wordpress/element';
import type { VideoAttributes, VideoProps } from './video-props';

/**
 * Whether the author has chosen the video since the post was opened. A new video clears the hosting ID of the previous
 * one, which WordPress's own view does not handle.
 *
 * @return `choose` is a `setAttributes` for that view, as stable as the given one.
 */
export function useChosen( {
	setAttributes,
}: Pick< VideoProps, 'setAttributes' > ): {
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
