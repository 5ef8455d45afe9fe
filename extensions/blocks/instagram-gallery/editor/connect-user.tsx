import { errorMessage, useEndpoint } from '#shared/api';
import { Button, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readConnectionUrl } from '../api';
import { messages } from '../messages';

/** The way to the author’s own link to the platform, from which she comes back to this post. */
export function ConnectUser(): ReactNode {
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
