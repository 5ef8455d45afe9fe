import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { errorMessage, useEndpoint } from '#shared/api';
import { useBlockProps } from '@wordpress/block-editor';
import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readProvider } from './api';
import type { attributes as schema } from './attributes';
import { Inspector } from './editor/inspector';
import { SubscribeForm } from './editor/subscribe-form';
import { UsernameForm } from './editor/username-form';
import { icon } from './icon';
import { messages } from './messages';
import { isUsername } from './rules/fields';

/** Asks who sends the newsletter, then the author for the name there, if there is one, and then is the form. */
export function Edit( {
	attributes,
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { data: provider, error, retry } = useEndpoint( readProvider );
	const blockProps = useBlockProps( { 'aria-busy': ! provider && ! error } );
	if ( ! provider ) {
		return (
			<div { ...blockProps }>
				{ error ? (
					<Placeholder icon={ icon } label={ messages.title() }>
						<Notice status="error" isDismissible={ false }>
							{ errorMessage( error ) }
						</Notice>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ retry }
						>
							{ messages.retry() }
						</Button>
					</Placeholder>
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
				given={ attributes.revueUsername }
				onChoose={ ( revueUsername ) =>
					setAttributes( { revueUsername } )
				}
			/>
		</div>
	);
}
