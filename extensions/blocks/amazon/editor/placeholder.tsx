import { Button, Placeholder, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormEvent, ReactNode } from 'react';
import { resolveRedirect } from '#shared/redirect';
import { toApiError } from '#shared/request';
import { CancelButton, FieldProblem } from '#shared/ui';
import { propertyOf } from '#shared/validation';
import { icon } from '../icon';
import { messages } from '../messages';
import { productOf, readEntry, type Product } from '../rules/product';

/** The form for choosing a product. Invalid input stays in the field. The site resolves short links. */
export function ProductPlaceholder( {
	asin,
	takesFocus,
	onChoose,
	onCancel,
}: {
	asin: string;
	takesFocus: boolean;
	onChoose( product: Product ): void;
	/** Keeps the current product; undefined if there is none yet. */
	onCancel?: () => void;
} ): ReactNode {
	const [ typed, setTyped ] = useState( asin );
	const [ problem, setProblem ] = useState( '' );
	const [ following, setFollowing ] = useState< AbortController >();
	const running = useRef< AbortController >();
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => () => running.current?.abort(), [] );
	useEffect( () => {
		if ( takesFocus ) {
			field.current?.focus();
		}
	}, [ takesFocus ] );

	async function handleSubmit( event: FormEvent ): Promise< void > {
		event.preventDefault();
		const entry = readEntry( typed );
		if ( entry.kind === 'product' ) {
			onChoose( entry.product );
		} else if ( entry.kind === 'none' ) {
			setProblem( messages.notAProduct() );
		} else {
			const stop = new AbortController();
			running.current = stop;
			setFollowing( stop );
			const { url, sentence } = await endOf( entry.url, stop.signal );
			const product = productOf( url );
			if ( stop.signal.aborted ) {
				return;
			}
			setFollowing( undefined );
			if ( product ) {
				onChoose( product );
			} else {
				setProblem( sentence || messages.deadLink() );
			}
		}
	}

	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.instructions() }
		>
			<form onSubmit={ ( event ) => void handleSubmit( event ) }>
				<TextControl
					ref={ field }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.product() }
					value={ typed }
					onChange={ ( next ) => {
						running.current?.abort();
						setFollowing( undefined );
						setTyped( next );
						setProblem( '' );
					} }
					help={ problem && <FieldProblem>{ problem }</FieldProblem> }
					aria-invalid={ problem !== '' }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ Boolean( following ) }
					disabled={ Boolean( following ) || ! typed.trim() }
					accessibleWhenDisabled
				>
					{ following ? messages.following() : messages.embed() }
				</Button>
				<CancelButton onClick={ onCancel } />
			</form>
		</Placeholder>
	);
}

/**
 * Resolves a short link; `url` is empty if that fails. If Amazon rejects the site's request, it is the last URL that was
 * requested. `sentence` is the site's message for the author, or empty.
 */
async function endOf(
	url: string,
	signal: AbortSignal
): Promise< { url: string; sentence: string } > {
	try {
		return {
			url: await resolveRedirect( url, { signal } ),
			sentence: '',
		};
	} catch ( error ) {
		const { data, message } = toApiError( error );
		return {
			url: String( propertyOf( data, 'url' ) ?? '' ),
			sentence: message,
		};
	}
}
