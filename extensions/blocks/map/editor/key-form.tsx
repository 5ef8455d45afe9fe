import {
	Button,
	ExternalLink,
	Notice,
	Placeholder,
	TextControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import type { ReactNode } from 'react';
import { BlockIcon } from '@wordpress/block-editor';
import { addService, readInitialState } from '#shared/initial-state';
import { errorSentence, useAction, useEndpoint } from '#shared/api';
import { messages } from '../messages';
import { icon } from '../icon';
import { readMapKey, saveMapKey } from '../api';
import type { MapService } from '../api';

/** Where Mapbox gives keys. */
const KEYS_PAGE = 'https://account.mapbox.com/access-tokens/';

/** The one field for the site's map key; why a key was refused stands beside it. */
export function KeyForm( {
	mapKey: { service, isSaving, save },
}: {
	mapKey: MapKey;
} ): ReactNode {
	const [ typed, setTyped ] = useState( service?.key ?? '' );
	const [ problem, setProblem ] = useState( '' );
	return (
		<form
			className="dovetail-map-key"
			onSubmit={ async ( event ) => {
				event.preventDefault();
				const refusal = await save( typed );
				setProblem( refusal );
				if ( ! refusal ) {
					speak( messages.keySaved() );
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				label={ messages.mapKey() }
				value={ typed }
				placeholder="pk."
				autoComplete="off"
				spellCheck={ false }
				onChange={ setTyped }
			/>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				isBusy={ isSaving }
				disabled={ isSaving || typed.trim() === '' }
				accessibleWhenDisabled
			>
				{ messages.saveKey() }
			</Button>{ ' ' }
			<ExternalLink href={ KEYS_PAGE }>
				{ messages.getKey() }
			</ExternalLink>
		</form>
	);
}

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

/** What is known of the site's map key. */
export type MapKey = {
	status: 'loading' | 'done' | 'failed';
	/** Null while there is no key. */
	service: MapService | null;
	/** What went wrong, as a sentence; empty when nothing did. */
	problem: string;
	retry(): void;
	isSaving: boolean;
	/** Sets the key for the site; resolves with what is wrong with it, or with nothing. */
	save( key: string ): Promise< string >;
};

/** The map key of the site, and the way to set it. */
export function useMapKey(): MapKey {
	const asked = useEndpoint( readMapKey );
	const saving = useAction( saveMapKey );
	const known = saving.data ?? asked.data ?? null;
	const service = known?.key ? known : null;
	const address = service?.address;

	useEffect( () => {
		if ( address ) {
			addService( 'maps', address );
		}
	}, [ address ] );

	return {
		status: saving.data || asked.status === 'idle' ? 'done' : asked.status,
		service,
		problem:
			asked.error && ! saving.data ? errorSentence( asked.error ) : '',
		retry: asked.retry,
		isSaving: saving.status === 'busy',
		async save( typed ) {
			const key = typed.trim();
			if ( key.startsWith( 'sk.' ) ) {
				// A secret key does not even leave the browser.
				return messages.secretKey();
			}
			if ( ! /^pk\.[\w.-]+$/.test( key ) ) {
				return messages.noPublicKey();
			}
			const { error } = await saving.run( { data: { key } } );
			return error ? errorSentence( error ) : '';
		},
	};
}
