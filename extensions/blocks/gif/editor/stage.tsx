import { readInitialState } from '#shared/initial-state';
import { mount } from '#shared/view';
import { useEffect, useRef } from '@wordpress/element';
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
	const stage = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const root = stage.current;
		if ( ! root ) {
			return;
		}
		const { 'gif-player': player = PLAYER } = readInitialState().services;
		const mounted = mount( root, gifPlayer( player ) );
		return () => mounted.abort();
	}, [] );
	return (
		<div
			ref={ stage }
			className={ STAGE_CLASS }
			style={ paddingStyle( paddingTop ) }
		>
			<a className={ LINK_CLASS } href={ pageAddress( id ) }>
				{ name || NAMELESS }
			</a>
		</div>
	);
}
