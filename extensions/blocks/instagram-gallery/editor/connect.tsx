import {
	call,
	errorMessage,
	useConnectedEndpoint,
	useEndpoint,
} from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { openPopup } from '#shared/popup-auth';
import { type ApiError, toApiError } from '#shared/request';
import { ConnectLink } from '#shared/ui';
import {
	Button,
	Notice,
	Placeholder,
	RadioControl,
	Spinner,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	type Account,
	listAccounts,
	readConnectionUrl,
	readConnectUrl,
} from '../api';
import { icon } from '../icon';
import { messages } from '../messages';

/** Value of the “add account” option. It cannot be mistaken for a reference. */
const NEW = 'new';

/**
 * The steps to connect an account: link the author's own account on the platform, choose an account, or add one in the
 * service's pop-up.
 */
export function Connect( {
	hasFailed,
	onChoose,
	onFail,
}: {
	hasFailed: boolean;
	onChoose( account: Account ): void;
	onFail(): void;
} ): ReactNode {
	const { isPlatformConfigured, isUserConnected } = readInitialState();
	const listed = useConnectedEndpoint(
		'instagram-gallery',
		listAccounts,
		{}
	);
	const [ added, setAdded ] = useState< readonly Account[] | null >( null );
	const [ chosen, setChosen ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );
	const accounts = added ?? listed.data ?? [];
	const mayAdd =
		isPlatformConfigured &&
		isUserConnected &&
		! accounts.some( ( { isOfSite } ) => isOfSite );
	const window = useConnecting( listed.status === 'done' && mayAdd );
	const choice = chosen || accounts[ 0 ]?.reference || NEW;
	const isMissing = listed.error?.code === 'missing_connection';
	const failure = isMissing ? undefined : ( listed.error ?? window.error );
	const needsUser =
		listed.status === 'done' &&
		accounts.length === 0 &&
		isPlatformConfigured &&
		! isUserConnected;

	async function handleConnect() {
		const account = accounts.find(
			( { reference } ) => reference === choice
		);
		setProblem( '' );
		if ( account ) {
			onChoose( account );
			return;
		}
		const end = await window.connect();
		if ( end.kind === 'failed' ) {
			onFail();
			setProblem( errorMessage( end.error ) );
		} else if ( end.kind === 'blocked' ) {
			setProblem( messages.blocked() );
		} else if ( end.kind === 'accounts' ) {
			const news = end.accounts.filter(
				( { reference } ) =>
					! accounts.some(
						( known ) => known.reference === reference
					)
			);
			setAdded( end.accounts );
			setChosen( '' );
			if ( news.length === 1 && news[ 0 ] ) {
				onChoose( news[ 0 ] );
			}
		}
	}

	const instructions = isMissing
		? messages.notConnected()
		: messages.instructions();
	const isLooking = listed.status === 'loading';
	const sentences = [
		...( hasFailed || failure ? [ messages.failed() ] : [] ),
		...( failure ? [ errorMessage( failure ) ] : [] ),
		...( problem ? [ problem ] : [] ),
	];
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ needsUser ? messages.connectFirst() : instructions }
			notices={
				sentences.length > 0 ? (
					<Notice status="error" isDismissible={ false }>
						{ sentences.map( ( sentence ) => (
							<p key={ sentence }>{ sentence }</p>
						) ) }
					</Notice>
				) : undefined
			}
		>
			{ isLooking && (
				<p role="status">
					<Spinner />
					{ messages.looking() }
				</p>
			) }
			{ needsUser && <ConnectUser /> }
			{ isMissing && (
				<ConnectLink
					connection="instagram"
					service="Instagram"
					onReturn={ listed.retry }
				/>
			) }
			{ ( failure || isMissing ) && (
				<Button
					__next40pxDefaultSize
					variant={ isMissing ? 'tertiary' : 'primary' }
					onClick={ listed.error ? listed.retry : window.retry }
				>
					{ messages.retry() }
				</Button>
			) }
			{ listed.status === 'done' &&
				! needsUser &&
				( accounts.length > 0 || ! failure ) && (
					<form
						className="wp-block-dovetail-instagram-gallery__form"
						onSubmit={ ( event ) => {
							event.preventDefault();
							void handleConnect();
						} }
					>
						{ accounts.length > 0 && (
							<RadioControl
								label={ messages.account() }
								selected={ choice }
								options={ [
									...accounts.map(
										( { reference, username } ) => ( {
											value: reference,
											label: `@${ username }`,
										} )
									),
									...( mayAdd
										? [
												{
													value: NEW,
													label: messages.addAccount(),
												},
											]
										: [] ),
								] }
								onChange={ setChosen }
							/>
						) }
						<Button
							__next40pxDefaultSize
							variant="primary"
							type="submit"
							isBusy={ window.isConnecting }
							disabled={
								window.isConnecting ||
								( choice === NEW && ! window.isReady )
							}
							accessibleWhenDisabled
						>
							{ window.isConnecting
								? messages.connecting()
								: messages.connect() }
						</Button>
					</form>
				) }
		</Placeholder>
	);
}

/** Link to connect the author's own account at the platform. The author returns to this post. */
function ConnectUser(): ReactNode {
	const { data, error, retry } = useEndpoint( readConnectionUrl, {
		query: {
			from: 'instagram-gallery',
			redirect: window.location.href,
		},
	} );
	if ( error ) {
		return (
			<>
				<p role="alert">{ errorMessage( error ) }</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ retry }
				>
					{ messages.retry() }
				</Button>
			</>
		);
	}
	return data ? (
		<Button __next40pxDefaultSize variant="primary" href={ data }>
			{ messages.connectUser() }
		</Button>
	) : (
		<Spinner />
	);
}

/** Size of the pop-up in pixels, and milliseconds between checks whether it is closed. */
const SIZE = 700;
const INTERVAL = 500;

/** Parses the pop-up's message. Its ID only indicates success. */
function parseMessage( data: unknown ): { id: string } | null {
	const id: unknown =
		typeof data === 'object' && data !== null
			? Reflect.get( data, 'keyring_id' )
			: undefined;
	return ( typeof id === 'number' && Number.isInteger( id ) ) ||
		( typeof id === 'string' && /^\d+$/.test( id ) )
		? { id: String( id ) }
		: null;
}

type Connected =
	| { kind: 'accounts'; accounts: readonly Account[] }
	| { kind: 'blocked' | 'aborted' }
	| { kind: 'failed'; error: ApiError };

/** @param mayConnect Whether this author may connect an account. */
function useConnecting( mayConnect: boolean ): {
	isConnecting: boolean;
	/**
	 * Whether the URL has loaded. Enable the button only then, because browsers block pop-ups that do not open right
	 * after the click.
	 */
	isReady: boolean;
	error: ApiError | undefined;
	retry(): void;
	connect(): Promise< Connected >;
} {
	const { data, error, retry } = useEndpoint(
		readConnectUrl,
		mayConnect ? {} : null
	);
	const [ isConnecting, setIsConnecting ] = useState( false );
	const stop = useRef< AbortController >();
	useEffect( () => () => stop.current?.abort(), [] );

	async function connect(): Promise< Connected > {
		stop.current = new AbortController();
		const { signal } = stop.current;
		setIsConnecting( true );
		try {
			const { kind } = await openPopup( {
				url: data ?? '',
				width: SIZE,
				height: SIZE,
				interval: INTERVAL,
				parse: parseMessage,
				signal,
			} );
			if ( kind === 'blocked' || kind === 'aborted' ) {
				return { kind };
			}
			// The pop-up may have succeeded even if it seems closed, so load the accounts.
			const accounts = await call( listAccounts, { signal } );
			return { kind: 'accounts', accounts };
		} catch ( failure ) {
			return signal.aborted
				? { kind: 'aborted' }
				: { kind: 'failed', error: toApiError( failure ) };
		} finally {
			if ( ! signal.aborted ) {
				setIsConnecting( false );
			}
		}
	}
	return {
		isConnecting,
		isReady: data !== undefined,
		error,
		retry,
		connect,
	};
}
