import { readInitialState } from '#shared/initial-state';
import { useBehaviour } from '#shared/ui';
import type { ReactNode } from 'react';
import {
	LINK_CLASS,
	NAMELESS,
	PLAYER,
	STAGE_CLASS,
	pageAddress,
} from '../markup';
import { paddingStyle } from '../save';
import { gifPlayer } from '../view/gif-player';

/** The GIF as visitors meet it, run by their own script: it plays when it is asked to. */
export function Stage( {
	id,
	name,
	paddingTop,
}: {
	id: string;
	name: string;
	paddingTop: string;
} ): ReactNode {
	const { 'gif-player': player = PLAYER } = readInitialState().services;
	const ref = useBehaviour( gifPlayer( player ), [] );
	return (
		<div
			ref={ ref }
			className={ STAGE_CLASS }
			style={ paddingStyle( paddingTop ) }
		>
			<a className={ LINK_CLASS } href={ pageAddress( id ) }>
				{ name || NAMELESS }
			</a>
		</div>
	);
}
