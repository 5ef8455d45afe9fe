import { useStepping } from '#shared/undo';
import { useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { OwnPicker } from './own-picker';
import { Player } from './player';
import { useChosen } from './use-chosen';
import { useHosting } from './use-hosting';
import { isBlob, type ViewProps } from './video-props';
import { Waiting } from './waiting';
import { watchedPicker } from './watched-picker';

/**
 * The video block on sites with hosted videos. A hosted video is shown in its player. In all other cases, and on
 * errors, WordPress's own edit component is shown.
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
