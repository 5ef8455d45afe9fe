import { readInitialState } from '#shared/initial-state';
import { BlockIcon } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { KeyForm } from './key-form';
import type { MapKey } from './use-map-key';

/** A site without a map key: what works without one, and the way to one for who may set it. */
export function KeyPlaceholder( { mapKey }: { mapKey: MapKey } ): ReactNode {
	const isAllowed = readInitialState().can.manageOptions;
	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } showColors /> }
			label={ messages.title() }
			instructions={ messages.noKey() }
			isColumnLayout
		>
			<p>{ isAllowed ? messages.enterKey() : messages.askForKey() }</p>
			{ isAllowed && <KeyForm mapKey={ mapKey } /> }
		</Placeholder>
	);
}
