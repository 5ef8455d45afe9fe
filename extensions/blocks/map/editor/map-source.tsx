import { errorMessage, useAction, useEndpoint } from '#shared/api';
import {
	addService,
	readInitialState,
	settingsUrl,
} from '#shared/initial-state';
import { useReturn } from '#shared/ui';
import { speak } from '@wordpress/a11y';
import { BlockIcon } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	Notice,
	Placeholder,
	TextControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { type AuthorsMapService, readMapService, saveMapKey } from '../api';
import { icon } from '../icon';
import { messages } from '../messages';
import type { Provider } from '../rules/providers';

/** The editor's map service, with its loading state and actions. */
export type MapSource = {
	status: 'loading' | 'done' | 'failed';
	/** The owner's choice of map service; OpenStreetMap by default. */
	provider: Provider | undefined;
	/** The map service; null if the site cannot show a map. */
	service: AuthorsMapService | null;
	/** The search for places; undefined until the site has answered. */
	search: AuthorsMapService[ 'search' ] | undefined;
	/** Whether the map may load. If the owner has not chosen a service, the author must first click to allow maps. */
	isOpen: boolean;
	open(): void;
	/** Error message; empty if there is no error. */
	problem: string;
	retry(): void;
	/** Called when the author clicks a link to the settings. Reloads the map service when the author returns. */
	onLeave(): void;
	isSaving: boolean;
	/** Stores the site's key. Resolves with an error message, which is empty on success. */
	save( key: string ): Promise< string >;
};

/** Whether the author has allowed maps since opening the editor. */
let wasOpened = false;

/** Returns the map service of the site. */
export function useMapSource(): MapSource {
	const asked = useEndpoint( readMapService );
	const saving = useAction( saveMapKey );
	const [ isOpened, setOpened ] = useState( wasOpened );
	// Keep showing the map while its service is requested again.
	const [ answer, setAnswer ] = useState< AuthorsMapService >();
	const [ known, setKnown ] = useState< AuthorsMapService >();
	if ( asked.data && asked.data !== answer ) {
		setAnswer( asked.data );
		setKnown( asked.data );
	}
	const onLeave = useReturn( asked.retry );
	const service = known?.address ? known : null;
	const mapbox = service?.provider === 'mapbox' ? service.address : '';

	useEffect( () => {
		if ( mapbox ) {
			addService( 'maps', mapbox );
		}
	}, [ mapbox ] );

	return {
		status: known || asked.status === 'idle' ? 'done' : asked.status,
		provider: known?.provider,
		service,
		search: known?.search,
		isOpen: service !== null && ( service.isChosen || isOpened ),
		open() {
			wasOpened = true;
			setOpened( true );
		},
		problem: asked.error && ! known ? errorMessage( asked.error ) : '',
		retry: asked.retry,
		onLeave,
		isSaving: saving.status === 'busy',
		async save( typed ) {
			const key = typed.trim();
			if ( key.startsWith( 'sk.' ) ) {
				// Do not send a secret key to the server, not even to validate it.
				return messages.secretKey();
			}
			if ( ! /^pk\.[\w.-]+$/.test( key ) ) {
				return messages.noPublicKey();
			}
			const { data, error } = await saving.run( { data: { key } } );
			if ( data && ! error ) {
				setKnown( data );
			}
			return error ? errorMessage( error ) : '';
		},
	};
}

const KEYS_PAGE = 'https://account.mapbox.com/access-tokens/';

/** Form for the site's map key. Shows why a key was rejected. */
export function KeyForm( {
	source: { service, isSaving, save },
}: {
	source: MapSource;
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

/**
 * Placeholder for a map service whose key or URL is missing. Explains what works without it. Users who may change the
 * settings also see a link to them, and a form if the key is missing.
 */
export function SourcePlaceholder( {
	source,
}: {
	source: MapSource;
} ): ReactNode {
	const isAllowed = readInitialState().can.manageOptions;
	const isKeyMissing = source.provider === 'mapbox';
	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } showColors /> }
			label={ messages.title() }
			instructions={
				isKeyMissing ? messages.noKey() : messages.noAddress()
			}
			isColumnLayout
		>
			{ isAllowed && isKeyMissing && <p>{ messages.enterKey() }</p> }
			{ ! isAllowed && <p>{ messages.askForSource() }</p> }
			{ isAllowed && isKeyMissing && <KeyForm source={ source } /> }
			{ isAllowed && <SettingsLink onLeave={ source.onLeave } /> }
		</Placeholder>
	);
}

/** Link to the setting for the map service. */
export function SettingsLink( { onLeave }: { onLeave(): void } ): ReactNode {
	return (
		<p>
			<ExternalLink href={ settingsUrl( 'blocks' ) } onClick={ onLeave }>
				{ messages.chooseSource() }
			</ExternalLink>
		</p>
	);
}
