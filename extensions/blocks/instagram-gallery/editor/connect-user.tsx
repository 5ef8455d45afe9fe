import { errorMessage, useEndpoint } from '#shared/api';
import { Button, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readConnectionUrl } from '../api';
import { messages } from '../messages';

/** Link to connect the author's own account at the platform. The author returns to this post. */
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
