import { useLazy, type Lazy } from '#shared/ui';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { messages } from './messages';

const modal: Lazy< ComponentType< { onClose(): void } > > = {
	load: () =>
		import(
			/* webpackChunkName: "social-previews/modal" */ './editor/previews-modal'
		).then( ( { PreviewsModal } ) => PreviewsModal ),
};

/** Button that opens the previews. */
export function Panel(): ReactNode {
	const [ isOpen, setIsOpen ] = useState( false );
	const { part: Modal, error, retry } = useLazy( modal, isOpen );
	return (
		<>
			<p>{ messages.help() }</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				isBusy={ isOpen && ! Modal && ! error }
				onClick={ () => {
					setIsOpen( true );
					retry();
				} }
			>
				{ messages.open() }
			</Button>
			{ isOpen && Modal && (
				<Modal onClose={ () => setIsOpen( false ) } />
			) }
			{ isOpen && error && <p role="alert">{ messages.unread() }</p> }
		</>
	);
}
