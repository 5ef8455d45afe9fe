import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { errorMessage, useConnectedEndpoint } from '#shared/api';
import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readProvider } from './api';
import type { attributes as schema } from './attributes';
import { Inspector } from './editor/inspector';
import { NoProvider } from './editor/not-connected';
import { SubscribeForm } from './editor/subscribe-form';
import { UsernameForm } from './editor/username-form';
import { isUsername } from './rules/fields';

/** Loads the site's provider, asks for a username if the provider needs one, and then shows the form. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const {
		data: provider,
		error,
		retry,
	} = useConnectedEndpoint( 'newsletter', readProvider );
	const blockProps = useBlockProps( { 'aria-busy': ! provider && ! error } );
	if ( ! provider ) {
		return (
			<div { ...blockProps }>
				{ error ? (
					<NoProvider
						error={
							error.code === 'missing_connection'
								? ''
								: errorMessage( error )
						}
						clientId={ clientId }
						onRetry={ retry }
					/>
				) : (
					<Spinner />
				) }
			</div>
		);
	}
	return isUsername( provider, attributes.revueUsername ) ? (
		<div { ...blockProps }>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				provider={ provider }
				clientId={ clientId }
			/>
			<SubscribeForm
				attributes={ attributes }
				setAttributes={ setAttributes }
				provider={ provider }
			/>
		</div>
	) : (
		<div { ...blockProps }>
			<UsernameForm
				provider={ provider }
				clientId={ clientId }
				given={ attributes.revueUsername }
				onChoose={ ( revueUsername ) =>
					setAttributes( { revueUsername } )
				}
			/>
		</div>
	);
}
