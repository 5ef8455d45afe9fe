import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import '../../../../tests/harness/api';
import { fakeLibrary } from '../../../../tests/harness/fake-library';
import {
	inspector,
	openEditor,
	registerBlocks,
} from '../../../../tests/harness/editor';
import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	cloneBlock,
	createBlock,
	getBlockVariations,
	registerBlockType,
	store as blocksStore,
	serialize,
	unregisterBlockType,
} from '@wordpress/blocks';
import { getPlugin } from '@wordpress/plugins';
import type { ReactNode } from 'react';
import { simplePayments } from '..';
import { CURRENCIES } from '../attributes';

type PostState = {
	/** Templates have a text as their ID. */
	id: number | string;
	mayPublish: boolean;
	isSaving: boolean;
	isPublished: boolean;
	edits: number;
	locks: string[];
};

const UNCHANGED: PostState = {
	id: 5,
	mayPublish: true,
	isSaving: false,
	isPublished: false,
	edits: 0,
	locks: [],
};

register(
	createReduxStore( 'core/editor', {
		reducer: (
			state: PostState = UNCHANGED,
			action: {
				type: string;
				change?: Partial< PostState >;
				name?: string;
			}
		) => {
			switch ( action.type ) {
				case 'SET':
					return { ...state, ...action.change };
				case 'EDIT':
					return { ...state, edits: state.edits + 1 };
				case 'LOCK':
					return {
						...state,
						locks: [ ...state.locks, action.name ?? '' ],
					};
				case 'UNLOCK':
					return {
						...state,
						locks: state.locks.filter(
							( lock ) => lock !== action.name
						),
					};
				default:
					return state;
			}
		},
		actions: {
			set: ( change: Partial< PostState > ) => ( {
				type: 'SET',
				change,
			} ),
			editPost: () => ( { type: 'EDIT' } ),
			lockPostSaving: ( name: string ) => ( { type: 'LOCK', name } ),
			unlockPostSaving: ( name: string ) => ( { type: 'UNLOCK', name } ),
		},
		selectors: {
			getCurrentPost: ( {
				id,
				mayPublish,
				isPublished,
			}: PostState ) => ( {
				id,
				...( mayPublish ? PUBLISHER : CONTRIBUTOR ),
				status: isPublished ? 'publish' : 'draft',
			} ),
			isSavingPost: ( { isSaving }: PostState ) => isSaving,
			isAutosavingPost: () => false,
			isEditedPostDirty: ( { edits }: PostState ) => edits > 0,
			getEditedPostAttribute: () => [],
			isPostSavingLocked: ( { locks }: PostState ) => locks.length > 0,
		},
	} )
);

const CONTRIBUTOR = { link: 'https://site.test/?p=5', _links: {} };
const PUBLISHER = { ...CONTRIBUTOR, _links: { 'wp:action-publish': [ {} ] } };

const post = dispatch( 'core/editor' ) as {
	set( change: Partial< PostState > ): void;
};
const isLocked = (): boolean =>
	(
		select( 'core/editor' ) as unknown as { isPostSavingLocked(): boolean }
	 ).isPostSavingLocked();

const isUnsaved = (): boolean =>
	(
		select( 'core/editor' ) as unknown as { isEditedPostDirty(): boolean }
	 ).isEditedPostDirty();

async function savePost(): Promise< void > {
	await act( async () => post.set( { isSaving: true } ) );
	await act( async () => post.set( { isSaving: false } ) );
}

type Stored = {
	id: number;
	meta: Record< string, unknown >;
	status: string;
} & Record< string, unknown >;
type Sent = { method: string; path: string; data: Record< string, unknown > };

let products: Map< number, Stored >;
let sent: Sent[];
let refusal: ( () => object ) | null;
let unreadable: number | null;
let hasShop: boolean;
let gate: Promise< void > | null;
let reading: Promise< void > | null;
let lastId = 100;

/** What the site used last. */
const NOTHING = { currency: '', name: '', iban: '', account: '', bic: '' };
let lastUsed = NOTHING;

const shop = { way: 'app', mode: 'live', settings_url: '' };

const TYPES = {
	jp_pay_product: {
		name: 'PayPal products',
		slug: 'jp_pay_product',
		rest_base: 'jp_pay_product',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		labels: {},
		taxonomies: [],
	},
	attachment: {
		name: 'Media',
		slug: 'attachment',
		rest_base: 'media',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		labels: {},
		taxonomies: [],
	},
};

const asRecord = ( product: Stored ) => ( {
	...product,
	title: { raw: product.title, rendered: product.title },
	content: { raw: product.content, rendered: product.content },
} );

beforeEach( () => {
	products = new Map();
	lastUsed = NOTHING;
	sent = [];
	refusal = null;
	unreadable = null;
	hasShop = true;
	gate = null;
	reading = null;
	Object.assign( shop, { way: 'app', mode: 'live', settings_url: '' } );
	post.set( { ...UNCHANGED, id: ++lastId } );
	apiFetch.setFetchHandler(
		async ( { path = '', method = 'GET', data, headers, parse } ) => {
			const [ address = '' ] = path.split( '?' );
			const verb = headers?.[ 'X-HTTP-Method-Override' ] ?? method;
			if ( address === '/wp/v2/types' ) {
				return TYPES;
			}
			if ( address === '/dovetail/v1/simple-payments/shop' ) {
				if ( ! hasShop ) {
					throw {
						code: 'down',
						message: 'The server is asleep.',
						data: { status: 500 },
					};
				}
				return { ...shop };
			}
			if ( address === '/dovetail/v1/payments/last-used' ) {
				return lastUsed;
			}
			if ( address === '/wp/v2/media/9' ) {
				// WordPress lets only users who may edit the image request it without this context.
				if ( ! path.includes( 'context=view' ) ) {
					throw { status: 403, ok: false };
				}
				return {
					json: async () => ( {
						id: 9,
						title: { rendered: 'Anna&#8217;s fish &#038; chips' },
						source_url: 'https://site.test/bread.jpg',
					} ),
					headers: new Map(),
				};
			}
			const id = Number(
				/^\/wp\/v2\/jp_pay_product\/(\d+)$/.exec( address )?.[ 1 ]
			);
			if ( verb === 'GET' ) {
				await reading;
				const found = products.get( id );
				if ( unreadable || ! found ) {
					const status = unreadable ?? 404;
					// WordPress throws the response itself if `parse` is false.
					throw parse === false
						? { status, ok: false }
						: { code: 'no', message: 'No.', data: { status } };
				}
				return parse === false
					? {
							json: async () => asRecord( found ),
							headers: new Map(),
						}
					: asRecord( found );
			}
			sent.push( {
				method: verb,
				path: address,
				data: data as Sent[ 'data' ],
			} );
			await gate;
			if ( refusal ) {
				throw refusal();
			}
			const own = id || ++lastId;
			const product = {
				...products.get( own ),
				...( data as Stored ),
				id: own,
			};
			products.set( own, product );
			return asRecord( product );
		}
	);
} );

const library = fakeLibrary();
beforeEach( () => {
	library.chosen = {
		id: 9,
		url: 'https://site.test/bread.jpg',
		title: 'A loaf',
		sizes: {},
	};
} );

const EMPTY = '<!-- wp:dovetail/simple-payments /-->';

const open = ( content = EMPTY ) =>
	openEditor( {
		blocks: [ simplePayments ],
		content,
		settings: { mediaUpload: () => {} },
	} );

function postOf( ...blocks: Record< string, unknown >[] ): string {
	registerBlocks( { blocks: [ simplePayments ] } );
	return serialize(
		blocks.map( ( attributes ) =>
			createBlock( 'dovetail/simple-payments', attributes )
		)
	);
}

/** Replaces synced patterns with blocks that contain their inner blocks. Returns a function that restores them. */
function replacePattern(): () => void {
	registerBlocks( { blocks: [ simplePayments ] } );
	const pattern = unregisterBlockType( 'core/block' );
	registerBlockType( 'core/block', {
		apiVersion: 3,
		title: 'Pattern',
		category: 'design',
		attributes: { ref: { type: 'number' } },
		edit: () => <div { ...useInnerBlocksProps( useBlockProps() ) } />,
		save: () => (
			<div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />
		),
	} );
	return () => {
		cleanup();
		unregisterBlockType( 'core/block' );
		registerBlockType( 'core/block', pattern as never );
	};
}

type Editor = Awaited< ReturnType< typeof open > >;

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const attributesOf = ( editor: Editor, index = 0 ) =>
	editor.blocks()[ index ]?.attributes ?? {};

async function fill( editor: Editor, entries: Record< string, string > ) {
	for ( const [ name, value ] of Object.entries( entries ) ) {
		await editor.user.clear( field( name ) );
		if ( value ) {
			await editor.user.type( field( name ), value );
		}
	}
}

const BREAD = {
	'Item name': 'Rye bread',
	Price: '4.50',
	'PayPal account email': 'bakery@example.com',
};

/** Waits for the product that a block creates when it mounts. */
const made = ( editor: Editor, index = 0 ) =>
	waitFor( () =>
		expect( attributesOf( editor, index ).productId ).toEqual(
			expect.any( Number )
		)
	);

async function openNew( content?: string ): Promise< Editor > {
	const editor = await open( content );
	await made( editor );
	await editor.selectBlock();
	return editor;
}

function store( id: number, product: Record< string, unknown > ): number {
	products.set( id, {
		id,
		title: 'Rye bread',
		content: '',
		status: 'publish',
		featured_media: 0,
		...product,
		meta: {
			spay_currency: 'USD',
			spay_email: 'bakery@example.com',
			spay_multiple: false,
			spay_price: 3,
			...( product.meta as object ),
		},
	} );
	return id;
}

/** Delays save requests until the returned function is called. */
function hold(): () => Promise< void > {
	let release = () => {};
	gate = new Promise( ( resolve ) => ( release = resolve ) );
	return () => act( async () => release() );
}

describe( 'a product', () => {
	// spec: 001-4-6
	it( 'is published with the post, saved with one request at a time, and copied to the block once', async () => {
		const editor = await open();
		await made( editor );
		const statuses = () => sent.map( ( { data } ) => data.status );
		expect( statuses() ).toEqual( [ 'draft' ] );

		await editor.selectBlock();
		await fill( editor, { ...BREAD, Price: '-1' } );
		await savePost();
		expect( statuses() ).toEqual( [ 'draft' ] );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await editor.deselect();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Your price is negative — enter a positive number so people can pay the right amount.'
		);

		await editor.selectBlock();
		await fill( editor, { Price: '4.50' } );
		const release = hold();
		await savePost();
		await savePost();
		expect( statuses() ).toEqual( [ 'draft', 'publish' ] );
		await release();
		await waitFor( () =>
			expect( statuses() ).toEqual( [ 'draft', 'publish', 'publish' ] )
		);

		// Use a product that the editor's store has not loaded: it contains only the products of opened posts.
		const own = products.get( Number( attributesOf( editor ).productId ) );
		products.set( 77, { ...own, id: 77, title: 'Rolls' } as Stored );
		const content = editor
			.saved()
			.replace( /"productId":\d+/, '"productId":77' );
		cleanup();
		const again = await open( content );
		await waitFor( () =>
			expect( attributesOf( again ).title ).toBe( 'Rolls' )
		);
		await again.selectBlock();
		await fill( again, { 'Item name': 'Rye' } );
		await savePost();
		await waitFor( () => expect( sent ).toHaveLength( 4 ) );
		expect( attributesOf( again ).title ).toBe( 'Rye' );
	} );

	it( 'is created as a draft for a new block, and the post cannot be saved until then', async () => {
		const release = hold();
		const editor = await open();
		await waitFor( () => expect( sent ).toHaveLength( 1 ) );
		expect( isLocked() ).toBe( true );
		await release();
		await made( editor );
		expect( isLocked() ).toBe( false );
		expect( sent ).toMatchObject( [
			{
				method: 'POST',
				path: '/wp/v2/jp_pay_product',
				data: { status: 'draft', meta: { spay_currency: 'USD' } },
			},
		] );
		expect( attributesOf( editor ).postLinkUrl ).toBe(
			'https://site.test/?p=5'
		);
	} );

	it( 'starts with the currency of the closest block before it, as part of the same undo step', async () => {
		const before = { title: 'Rye bread', currency: 'CHF' };
		const closest = { title: 'Rolls', currency: 'EUR' };
		const after = { title: 'Cake', currency: 'GBP' };
		const editor = await open( postOf( before, {}, after ) );
		await made( editor, 2 );
		expect( attributesOf( editor, 1 ).currency ).toBe( 'USD' );
		await act( async () => {
			await dispatch( blockEditorStore ).insertBlocks(
				[
					createBlock( 'core/group', {}, [
						createBlock( 'dovetail/simple-payments', closest ),
					] ),
				],
				2
			);
		} );
		await act( async () => {
			await dispatch( blockEditorStore ).insertBlocks(
				[ createBlock( 'dovetail/simple-payments' ) ],
				3
			);
		} );
		await made( editor, 3 );
		expect( attributesOf( editor, 3 ).currency ).toBe( 'EUR' );
		expect( sent.at( -1 )?.data ).toMatchObject( {
			status: 'draft',
			meta: { spay_currency: 'EUR' },
		} );
		await editor.undo();
		expect( editor.blocks() ).toHaveLength( 4 );
		expect( attributesOf( editor, 3 ) ).toMatchObject( after );
	} );

	const insert = ( attributes = {} ) =>
		act( async () => {
			await dispatch( blockEditorStore ).insertBlocks(
				[ createBlock( 'dovetail/simple-payments', attributes ) ],
				0
			);
		} );

	it.each( [
		[ 'a product', {} ],
		[
			'a product that is sold by bank transfer',
			simplePayments.variations?.[ 0 ] &&
				Reflect.get( simplePayments.variations[ 0 ], 'attributes' ),
		],
	] )(
		'starts with the currency that the site used last: %s',
		async ( _, attributes ) => {
			lastUsed = { ...NOTHING, currency: 'EUR' };
			const editor = await open( '' );
			await insert( attributes );
			await waitFor( () =>
				expect( attributesOf( editor ).currency ).toBe( 'EUR' )
			);
			await editor.undo();
			expect( editor.blocks() ).toHaveLength( 0 );
		}
	);

	it( 'starts in USD if PayPal does not support the last currency', async () => {
		lastUsed = { ...NOTHING, currency: 'INR' };
		const editor = await open( '' );
		await insert();
		await made( editor );
		expect( attributesOf( editor ).currency ).toBe( 'USD' );
	} );

	it( 'keeps the currency of a copied or reopened product', async () => {
		lastUsed = { ...NOTHING, currency: 'EUR' };
		const editor = await open( postOf( {} ) );
		await insert( { title: 'Rye bread', price: 4 } );
		await made( editor, 1 );
		expect( attributesOf( editor, 0 ).currency ).toBe( 'USD' );
		expect( attributesOf( editor, 1 ).currency ).toBe( 'USD' );
	} );

	it( 'starts in USD if an author without permission reopens the post', async () => {
		post.set( { mayPublish: false } );
		const content = postOf( { title: 'Rolls', currency: 'EUR' }, {} );
		const editor = await open( content );
		await screen.findAllByRole( 'textbox', { name: 'Item name' } );
		expect( editor.saved() ).toBe( content );
	} );

	it.each( [
		[ 'a contributor’s post', {}, null ],
		[ 'a post whose product was deleted', { productId: 57 }, null ],
		[ 'a post that is saved after an error', {}, 500 ],
	] )(
		'is usable only after the published page is saved again: %s',
		async ( _, attributes, status ) => {
			post.set( { isPublished: true } );
			refusal = status
				? () => ( { code: 'db', message: 'No.', data: { status } } )
				: null;
			const editor = await open(
				postOf( {
					...attributes,
					title: 'Rye bread',
					price: 4.5,
					email: 'bakery@example.com',
				} )
			);
			if ( status ) {
				await waitFor( () => expect( sent ).toHaveLength( 1 ) );
				expect( isUnsaved() ).toBe( false );
				refusal = null;
				await savePost();
			}
			await waitFor( () => expect( isUnsaved() ).toBe( true ) );
			expect( attributesOf( editor ).productId ).toBeGreaterThan( 100 );
			const ask = 'Save this page. Until then, visitors can’t buy this.';
			expect( ( await screen.findAllByText( ask ) )[ 0 ] ).toBeVisible();
			await act( async () => post.set( { edits: 0 } ) );
			await waitFor( () =>
				expect( document.querySelector( '.is-warning' ) ).toBeNull()
			);
		}
	);

	// spec: 001-6-4
	it( 'is not created or saved for users who may not publish, and the block shows the reason', async () => {
		post.set( { mayPublish: false } );
		const editor = await open();
		await editor.selectBlock();
		expect(
			await screen.findByText(
				/Visitors can buy this once an editor saves this post\./
			)
		).toBeVisible();
		await fill( editor, BREAD );
		await savePost();
		expect( sent ).toEqual( [] );
		await act( async () => post.set( { mayPublish: true } ) );
		await made( editor );
		await savePost();
		await waitFor( () =>
			expect( sent.map( ( { data } ) => data.status ) ).toEqual( [
				'draft',
				'publish',
			] )
		);
	} );

	// spec: 001-7-12
	it( 'is published with the post, including all of the block’s data, if the fields are valid', async () => {
		const editor = await openNew();
		await savePost();
		expect( sent ).toHaveLength( 1 );
		await fill( editor, { ...BREAD, Description: 'Baked at four.' } );
		await editor.user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Currency' } ),
			'EUR'
		);
		await editor.user.click(
			screen.getByRole( 'checkbox', {
				name: 'Allow people to buy more than one item at a time',
			} )
		);
		await savePost();
		await waitFor( () => expect( sent ).toHaveLength( 2 ) );
		const { productId } = attributesOf( editor );
		expect( sent[ 1 ] ).toEqual( {
			method: 'PUT',
			path: `/wp/v2/jp_pay_product/${ productId }`,
			data: {
				id: productId,
				title: 'Rye bread',
				content: 'Baked at four.',
				featured_media: 0,
				status: 'publish',
				meta: {
					spay_currency: 'EUR',
					spay_email: 'bakery@example.com',
					spay_multiple: true,
					spay_price: 4.5,
				},
			},
		} );
		expect( editor.saved() ).toContain( '4.50 EUR' );
		expect( editor.saved() ).not.toMatch( />[^<]*bakery@example\.com/ );
	} );

	it( 'is published with the post even if another block is selected', async () => {
		const editor = await openNew();
		await fill( editor, BREAD );
		await editor.deselect();
		await savePost();
		await waitFor( () =>
			expect( sent.at( -1 )?.data ).toMatchObject( {
				status: 'publish',
				title: 'Rye bread',
			} )
		);
	} );

	it( 'is copied to the block once, and does not overwrite the author’s later changes', async () => {
		store( 7, {
			title: 'Fish &amp; chips',
			content: 'Hot',
			meta: {
				spay_currency: 'GBP',
				spay_email: 'shop@example.com',
				spay_multiple: true,
				spay_price: 9.5,
			},
		} );
		const editor = await open(
			postOf( { productId: 7, title: 'Old', price: 1 } )
		);
		await waitFor( () =>
			expect( attributesOf( editor ) ).toMatchObject( {
				title: 'Fish & chips',
				content: 'Hot',
				currency: 'GBP',
				email: 'shop@example.com',
				multiple: true,
				price: 9.5,
			} )
		);
		expect( sent ).toEqual( [] );
		await editor.selectBlock();
		await fill( editor, { 'Item name': 'Chips' } );
		await savePost();
		await waitFor( () => expect( sent ).toHaveLength( 1 ) );
		expect( attributesOf( editor ).title ).toBe( 'Chips' );
	} );

	it( 'is not filled by a block of another post while it is a draft', async () => {
		store( 81, {
			status: 'draft',
			title: '',
			meta: { dovetail_blocks_post: 4 },
		} );
		const editor = await open(
			postOf( { productId: 81, title: 'Rye bread', price: 3 } )
		);
		await waitFor( () =>
			expect( attributesOf( editor ).productId ).not.toBe( 81 )
		);
		expect( sent ).toEqual( [
			expect.objectContaining( {
				method: 'POST',
				path: '/wp/v2/jp_pay_product',
			} ),
		] );
		expect( attributesOf( editor ).title ).toBe( 'Rye bread' );
	} );

	it.each( [
		[ 'the block’s own product is not copied', 82, 7, 7, 'New' ],
		[ 'another post’s product is copied', 83, 7, 8, 'Old' ],
		[
			'a template’s own product is not copied',
			84,
			'bread//home',
			0,
			'New',
		],
		[ 'a post’s product is copied into a template', 85, 'a//b', 8, 'Old' ],
		[ 'a template’s product is copied into a post', 86, 7, 0, 'Old' ],
	] )(
		'when the payment link of a block is removed, %s',
		async ( _, productId, postId, createdIn, title ) => {
			post.set( { id: postId } );
			store( productId, {
				title: 'Old',
				meta: { dovetail_blocks_post: createdIn },
			} );
			const editor = await open(
				postOf( {
					productId,
					title: 'New',
					price: 5,
					paymentLink: 'https://paypal.me/bakery',
				} )
			);
			await editor.selectBlock();
			fireEvent.change(
				within( inspector() ).getByRole( 'textbox', {
					name: 'PayPal payment link',
				} ),
				{ target: { value: '' } }
			);
			expect( await screen.findByLabelText( 'Item name' ) ).toHaveValue(
				title
			);
			await waitFor( () =>
				expect(
					select( coreStore ).hasFinishedResolution(
						'getEntityRecord',
						[ 'postType', 'jp_pay_product', productId ]
					)
				).toBe( true )
			);
			expect( attributesOf( editor ).title ).toBe( title );
		}
	);

	it( 'is copied with its image, even if the image belongs to another author', async () => {
		store( 11, { featured_media: 9 } );
		const editor = await open( postOf( { productId: 11 } ) );
		await waitFor( () =>
			expect( attributesOf( editor ) ).toMatchObject( {
				featuredMediaId: 9,
				featuredMediaUrl: 'https://site.test/bread.jpg',
				featuredMediaTitle: 'Anna’s fish & chips',
			} )
		);
	} );

	it( 'keeps the block’s image if the product’s image cannot be read', async () => {
		store( 12, { title: 'Rolls', featured_media: 404 } );
		const picture = {
			featuredMediaId: 9,
			featuredMediaUrl: 'https://site.test/bread.jpg',
		};
		const editor = await open( postOf( { productId: 12, ...picture } ) );
		await waitFor( () =>
			expect( attributesOf( editor ).title ).toBe( 'Rolls' )
		);
		await act( async () => {} );
		expect( attributesOf( editor ) ).toMatchObject( picture );
	} );

	it( 'is replaced by a placeholder while it loads', async () => {
		store( 8, { title: 'Bread' } );
		let release = () => {};
		reading = new Promise( ( resolve ) => ( release = resolve ) );
		const editor = await open( postOf( { productId: 8, title: 'Rye' } ) );
		expect(
			await screen.findByText( 'Loading product…' )
		).toBeInTheDocument();
		expect( screen.queryByText( 'Rye' ) ).toBeNull();
		expect( screen.queryByRole( 'textbox', { name: 'Price' } ) ).toBeNull();
		await act( async () => release() );
		await waitFor( () => expect( attributesOf( editor ).price ).toBe( 3 ) );
		expect( screen.queryByText( 'Loading product…' ) ).toBeNull();
		expect( await screen.findByText( 'Bread' ) ).toBeVisible();
	} );

	it( 'is saved with one request at a time, and later changes follow in the next request', async () => {
		const editor = await openNew();
		await fill( editor, BREAD );
		const release = hold();
		await savePost();
		await fill( editor, { 'Item name': 'Wheat bread' } );
		await savePost();
		await savePost();
		expect( sent ).toHaveLength( 2 );
		await release();
		await waitFor( () => expect( sent ).toHaveLength( 3 ) );
		expect( sent.map( ( { data } ) => data.title ) ).toEqual( [
			'',
			'Rye bread',
			'Wheat bread',
		] );
	} );

	it( 'is not changed by a copy of its block in the same post', async () => {
		const editor = await open();
		await made( editor );
		const { productId } = attributesOf( editor );
		cleanup();
		const second = await open( postOf( { productId }, { productId } ) );
		await waitFor( () =>
			expect( attributesOf( second, 1 ).productId ).not.toBe( productId )
		);
		expect( attributesOf( second, 0 ).productId ).toBe( productId );
		expect( products.size ).toBe( 2 );
	} );

	it( 'in a synced pattern is published with the post, but is never created or copied', async () => {
		const restorePattern = replacePattern();
		store( 61, { status: 'draft', title: 'Rolls' } );
		const item = {
			productId: 61,
			title: 'Rye bread',
			price: 3,
			email: 'bakery@example.com',
		};
		const content = serialize(
			[ 1, 2, 3 ].map( ( at ) =>
				createBlock( 'core/block', {}, [
					createBlock(
						'dovetail/simple-payments',
						at === 3 ? { title: 'None' } : item
					),
				] )
			)
		);
		const editor = await open( content );
		await waitFor( () =>
			expect( screen.getAllByText( 'Rolls' ) ).toHaveLength( 2 )
		);
		refusal = () => ( {
			code: 'db',
			message: 'The database is full.',
			data: { status: 500 },
		} );
		await savePost();
		const problem = /visitors still see.* The database is full\./;
		const notice = await screen.findAllByText( problem, {
			selector: '.components-notice *',
		} );
		expect( notice ).toHaveLength( 1 );
		refusal = null;
		sent = [];
		await savePost();
		await waitFor( () =>
			expect( sent ).toMatchObject( [
				{ method: 'PUT', data: { id: 61, status: 'publish' } },
			] )
		);
		await waitFor( () =>
			expect(
				screen.queryByText( /Payments go to the PayPal account/ )
			).toBeNull()
		);
		await savePost();
		expect( sent ).toHaveLength( 1 );
		expect( editor.saved() ).toBe( content );
		restorePattern();
	} );

	it.each( [
		[ 'the edited post', 91, () => lastId, 'publish', 'Rolls' ],
		[ 'the pattern', 92, () => 900, 'publish', 'Rolls' ],
		[ 'the outer pattern', 93, () => 901, 'draft', 'Rye bread' ],
		[ 'another post', 94, () => 4, 'draft', 'Rye bread' ],
		[ 'a template', 95, () => 0, 'draft', 'Rye bread' ],
	] )(
		'in a synced pattern is published only if its draft belongs to the post or the pattern (belongs to %s)',
		async ( _, id, createdIn, status, shown ) => {
			const restorePattern = replacePattern();
			store( id, {
				status: 'draft',
				title: 'Rolls',
				meta: { dovetail_blocks_post: createdIn() },
			} );
			const item = createBlock( 'dovetail/simple-payments', {
				productId: id,
				title: 'Rye bread',
				price: 3,
				email: 'bakery@example.com',
			} );
			const content = serialize(
				createBlock( 'core/block', { ref: 901 }, [
					createBlock( 'core/block', { ref: 900 }, [ item ] ),
				] )
			);
			const editor = await open( content );
			await screen.findByText( shown );
			await savePost();
			await waitFor( () =>
				expect( products.get( id ) ).toMatchObject( { status } )
			);
			expect( products.size ).toBe( 1 );
			expect( sent ).toHaveLength( status === 'publish' ? 1 : 0 );
			expect( editor.saved() ).toBe( content );
			restorePattern();
		}
	);

	it.each( [ 'trash', null ] )(
		'is created again if it was deleted (%s)',
		async ( status ) => {
			if ( status ) {
				store( 55, { title: 'Gone', status } );
			}
			const editor = await open(
				postOf( { productId: status ? 55 : 56, title: 'Bread' } )
			);
			await waitFor( () =>
				expect( attributesOf( editor ).productId ).toBeGreaterThan(
					100
				)
			);
			expect( sent ).toMatchObject( [
				{ data: { status: 'draft', title: 'Bread' } },
			] );
		}
	);

	it.each( [
		[ 500, /The product could not be loaded, so you can’t edit it here\./ ],
		[
			403,
			/Only people with permission to publish can change this product\./,
		],
	] )(
		'is not changed if it cannot be loaded (status %d), and can be loaded later',
		async ( status, sentence ) => {
			const id = store( 200 + status, {} );
			unreadable = status;
			const editor = await open(
				postOf( {
					productId: id,
					title: 'Bread',
					price: 1,
					email: 'somebody@example.com',
				} )
			);
			await editor.selectBlock();
			expect(
				( await screen.findAllByText( sentence ) )[ 0 ]
			).toBeVisible();
			expect( field( 'Price' ) ).toBeDisabled();
			await savePost();
			expect( sent ).toEqual( [] );
			unreadable = null;
			if ( status === 500 ) {
				await editor.user.click(
					screen.getByRole( 'button', { name: 'Try again' } )
				);
				await waitFor( () =>
					expect( attributesOf( editor ).title ).toBe( 'Rye bread' )
				);
				expect( field( 'Price' ) ).toBeEnabled();
			}
		}
	);

	it( 'causes an error message if it cannot be saved, and can then be saved again', async () => {
		const editor = await openNew();
		await fill( editor, BREAD );
		refusal = () => ( {
			code: 'db',
			message: 'The database is full.',
			data: { status: 500 },
		} );
		await editor.deselect();
		await savePost();
		const notice = await screen.findAllByText(
			/visitors still see and pay for the previous version\. The database is full\./
		);
		expect( notice[ 0 ] ).toBeVisible();
		refusal = null;
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () =>
			expect( sent.at( -1 )?.data.status ).toBe( 'publish' )
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Try again' } )
			).toBeNull()
		);
	} );

	// spec: 001-7-12, 001-8-9
	it.each( [
		[ 'spay_price', 'Invalid price.', 'Price' ],
		[
			'spay_email',
			'bakery@example.com is not a valid email address.',
			'PayPal account email',
		],
	] )(
		'keeps the server’s error for %s, even after deselection, until the field is edited',
		async ( key, sentence, label ) => {
			const editor = await openNew();
			await fill( editor, BREAD );
			refusal = () => ( {
				code: 'invalid_product',
				message: 'No.',
				data: { status: 400, key },
			} );
			await savePost();
			expect( await screen.findByText( sentence ) ).toBeVisible();
			for ( let time = 0; time < 2; time++ ) {
				await editor.selectBlock();
				await editor.deselect();
				expect( screen.getByText( sentence ) ).toBeVisible();
			}
			await editor.selectBlock();
			await editor.user.type( field( 'Item name' ), '!' );
			expect( screen.getByText( sentence ) ).toBeVisible();
			await editor.user.type( field( label ), '5' );
			expect( screen.queryByText( sentence ) ).toBeNull();
		}
	);

	it( 'shows no error after the server first rejects and then accepts the same data', async () => {
		const editor = await openNew();
		await fill( editor, BREAD );
		refusal = () => ( {
			code: 'invalid_product',
			message: 'No.',
			data: { status: 400, key: 'spay_email' },
		} );
		await savePost();
		expect(
			await screen.findByText( /is not a valid email address/ )
		).toBeVisible();
		refusal = null;
		await savePost();
		await waitFor( () =>
			expect(
				screen.queryByText( /is not a valid email address/ )
			).toBeNull()
		);
	} );
} );

describe( 'a product’s fields', () => {
	const leave = async ( editor: Editor ) => {
		await editor.deselect();
		await editor.selectBlock();
	};

	// spec: 001-5-10, 001-5-11, 001-5-12
	it( 'are validated when the block is deselected, and lose their errors when edited', async () => {
		const editor = await openNew();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await leave( editor );
		const title =
			'Please add a brief title so that people know what they’re paying for.';
		for ( const sentence of [
			title,
			'If you’re selling something, you need a price tag. Add yours here.',
			'We want to make sure payments reach you, so please add an email address.',
		] ) {
			expect( screen.getByText( sentence ) ).toBeVisible();
		}
		expect( field( 'Item name' ) ).toBeInvalid();
		await editor.user.type( field( 'Item name' ), 'B' );
		expect( screen.queryByText( title ) ).toBeNull();
		expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 2 );
		await fill( editor, {
			Price: '1.999',
			'PayPal account email': 'nobody',
		} );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await leave( editor );
		expect(
			screen.getByText(
				'The price cannot have more than 2 decimal places.'
			)
		).toBeVisible();
		expect(
			screen.getByText( 'nobody is not a valid email address.' )
		).toBeVisible();
		fireEvent.change( field( 'PayPal account email' ), {
			target: { value: '\u202ashop@exam\u200bple.com\u202c' },
		} );
		expect( field( 'PayPal account email' ) ).toHaveValue(
			'shop@example.com'
		);
		expect( field( 'Price' ) ).toHaveValue( '1.999' );
	} );

	// spec: 001-2.6-1
	it( 'include image, name, description, currency, price, quantity and email, but not the link text', async () => {
		const editor = await openNew();
		expect( screen.getByText( 'Item image' ) ).toBeVisible();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Media Library' } )
		);
		for ( const name of [ 'Edit image', 'Remove image' ] ) {
			expect( screen.getByRole( 'button', { name } ) ).toBeVisible();
		}
		for ( const name of [
			'Item name',
			'Description',
			'Price',
			'PayPal account email',
		] ) {
			expect( field( name ) ).toBeVisible();
		}
		expect(
			screen.getByRole( 'combobox', { name: 'Currency' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'checkbox', {
				name: 'Allow people to buy more than one item at a time',
			} )
		).not.toBeChecked();
		expect(
			screen.getByRole( 'link', {
				name: /Learn how to open a PayPal account for payments/,
			} )
		).toHaveAttribute(
			'href',
			'https://www.paypal.com/business/open-business-account'
		);
		expect(
			within( inspector() ).getByRole( 'button', {
				name: 'Purchase link text',
			} )
		).toBeVisible();
	} );

	// spec: 001-5-13
	it( 'include 24 currencies in alphabetical order, and the price is validated again after the currency changes', async () => {
		const editor = await openNew();
		const currency = screen.getByRole( 'combobox', { name: 'Currency' } );
		expect( currency ).toHaveValue( 'USD' );
		expect(
			within( currency )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ ...CURRENCIES ].sort() );
		await fill( editor, { Price: '4,50' } );
		expect( screen.getByText( /^Visitors pay \$4\.50\.$/ ) ).toBeVisible();
		expect( attributesOf( editor ).price ).toBe( 4.5 );
		await editor.user.selectOptions( currency, 'TWD' );
		await leave( editor );
		const penny =
			'We know every penny counts, but prices in this currency can’t contain decimal values.';
		expect( screen.getByText( penny ) ).toBeVisible();
		await editor.user.selectOptions( currency, 'THB' );
		expect( screen.queryByText( penny ) ).toBeNull();
		await editor.user.selectOptions( currency, 'TWD' );
		await leave( editor );
		expect( screen.getByText( penny ) ).toBeVisible();
		await editor.user.type( field( 'Price' ), '0' );
		expect( screen.queryByText( penny ) ).toBeNull();
		expect( attributesOf( editor ).price ).toBeUndefined();
		expect( sent ).toHaveLength( 1 );
	} );

	// spec: 001-2.6-2
	it( 'are replaced by the visitors’ view when a valid block is deselected', async () => {
		const editor = await openNew();
		await fill( editor, BREAD );
		await editor.deselect();
		// The form stays while the press that deselects the block may last.
		expect( field( 'Price' ) ).toBeVisible();
		expect( await screen.findByText( '$4.50' ) ).toBeVisible();
		expect( screen.queryByRole( 'textbox', { name: 'Price' } ) ).toBeNull();
		expect( screen.getByText( 'Pay with PayPal' ) ).toBeVisible();
		await editor.selectBlock();
		expect( field( 'Price' ) ).toHaveValue( '4.50' );
	} );

	it( 'let the author choose, replace and remove an image from the library', async () => {
		const editor = await openNew();
		expect( screen.getByText( 'Item image' ) ).toBeVisible();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Media Library' } )
		);
		expect( attributesOf( editor ) ).toMatchObject( {
			featuredMediaId: 9,
			featuredMediaUrl: 'https://site.test/bread.jpg',
			featuredMediaTitle: 'A loaf',
		} );
		expect(
			screen.getByRole( 'button', { name: 'Edit image' } )
		).toBeVisible();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Remove image' } )
		);
		expect( attributesOf( editor ).featuredMediaUrl ).toBe( '' );
		expect( attributesOf( editor ).featuredMediaId ).toBeUndefined();
	} );
} );

it.each( [
	[ 'the name of a new product', undefined, 0, true ],
	[ 'nothing if the product has a name', 'Rye bread', 0, false ],
	[ 'nothing if the author goes on in the inserter', undefined, null, false ],
] )(
	'inserting the block focuses %s',
	async ( _, title, initialPosition, isFocused ) => {
		await open( '' );
		await act( async () => {
			await dispatch( blockEditorStore ).insertBlocks(
				[ createBlock( 'dovetail/simple-payments', { title } ) ],
				undefined,
				undefined,
				true,
				initialPosition
			);
		} );
		const name = await screen.findByRole( 'textbox', {
			name: 'Item name',
		} );
		await act( async () => {} );
		expect( name.ownerDocument.activeElement === name ).toBe( isFocused );
	}
);

describe( 'the sidebar', () => {
	it( 'changes the link text', async () => {
		const editor = await open(
			postOf( { title: 'Bread', postLinkUrl: 'https://site.test/?p=5' } )
		);
		await made( editor );
		await editor.selectBlock();
		const panel = within( inspector() );
		expect(
			panel.getByRole( 'button', { name: 'Purchase link text' } )
		).toBeVisible();
		const text = panel.getByRole( 'textbox', { name: 'Link text' } );
		expect( text ).toHaveValue( 'Click here to purchase.' );
		await editor.user.clear( text );
		await editor.user.type( text, 'Buy bread' );
		expect( editor.saved() ).toContain(
			'<a href="https://site.test/?p=5">Buy bread</a>'
		);
	} );

	it( 'accepts a PayPal payment link, which needs no price, email address or product', async () => {
		post.set( { mayPublish: false } );
		const editor = await open();
		await editor.selectBlock();
		const link = within( inspector() ).getByRole( 'textbox', {
			name: 'PayPal payment link',
		} );
		await editor.user.type( link, 'https://example.org/pay' );
		await editor.user.tab();
		expect(
			within( inspector() ).getByText(
				/This is not a PayPal payment link\./
			)
		).toBeVisible();
		expect( attributesOf( editor ).paymentLink ).toBe( '' );
		expect( field( 'Price' ) ).toBeVisible();
		await editor.user.clear( link );
		await editor.user.type( link, 'paypal.me/harbourbakery' );
		expect( link ).toHaveValue( 'paypal.me/harbourbakery' );
		await editor.user.tab();
		expect( link ).toHaveValue( 'https://paypal.me/harbourbakery' );
		expect( attributesOf( editor ).paymentLink ).toBe(
			'https://paypal.me/harbourbakery'
		);
		expect( field( 'Price' ) ).toHaveAccessibleDescription(
			'Optional. Visitors pay what the payment link asks for.'
		);
		expect(
			screen.queryByRole( 'textbox', { name: 'PayPal account email' } )
		).toBeNull();
		await fill( editor, { 'Item name': 'Rye bread' } );
		await act( async () => post.set( { mayPublish: true } ) );
		await savePost();
		expect( sent ).toEqual( [] );
		const line =
			'Visitors pay at PayPal through the payment link. https://paypal.me/harbourbakery';
		const isLine = ( _: string, element: Element | null ) =>
			element?.textContent === line;
		expect( screen.getByText( isLine ) ).toBeVisible();
		expect( editor.saved() ).toContain(
			'<a href="https://paypal.me/harbourbakery">Click here to purchase.</a>'
		);
		await editor.deselect();
		await waitFor( () =>
			expect(
				screen.queryByRole( 'textbox', { name: 'Item name' } )
			).toBeNull()
		);
		expect( screen.getByText( isLine ) ).toBeVisible();
	} );
} );

it( 'a block with a draft product shows the receiving account even when it is not selected', async () => {
	const payee = /Payments go to the PayPal account bakery@example\.com\./;
	store( 31, { status: 'draft' } );
	await open( postOf( { productId: 31, email: 'bakery@example.com' } ) );
	expect( await screen.findByText( payee ) ).toBeVisible();
	cleanup();
	store( 32, {} );
	const editor = await open( postOf( { productId: 32 } ) );
	expect( await screen.findByText( 'Rye bread' ) ).toBeVisible();
	expect( screen.queryByText( payee ) ).toBeNull();
	await editor.selectBlock();
	expect( await screen.findByText( payee ) ).toBeVisible();
} );

it.each( [
	[
		{ way: 'app', mode: 'live' },
		'Visitors pay through PayPal, using this site’s app.',
	],
	[ { way: 'app', mode: 'test' }, 'No real money is charged.' ],
	[
		{ way: 'form', mode: 'live' },
		'Visitors pay through PayPal’s old payment form, which may stop working at any time after January 1, 2027.',
	],
] )(
	'a note with a link to the settings describes the payment method %j',
	async ( way, sentence ) => {
		Object.assign( shop, way, {
			settings_url: 'https://site.test/wp-admin/x',
		} );
		const editor = await open();
		await editor.selectBlock();
		expect(
			await screen.findByText(
				new RegExp( sentence.replace( '.', '\\.' ) )
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'link', {
				name: /^PayPal settings\s+\(opens in a new tab\)/,
			} )
		).toHaveAttribute( 'href', 'https://site.test/wp-admin/x' );
	}
);

it( 'if the payment settings cannot be loaded, a note shows the error and the block stays editable', async () => {
	hasShop = false;
	const editor = await open();
	await editor.selectBlock();
	expect( await screen.findByText( 'The server is asleep.' ) ).toBeVisible();
	await made( editor );
	await fill( editor, BREAD );
	await savePost();
	await waitFor( () =>
		expect( sent.at( -1 )?.data.status ).toBe( 'publish' )
	);
} );

it.each( [ true, false ] )(
	'a notice says that visitors cannot pay and who can connect PayPal (may connect: %s)',
	async ( manageOptions ) => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://site.test/wp-admin/',
			can: { manageOptions },
		} );
		Object.assign( shop, { way: 'none', mode: 'live' } );
		await open();
		const notice = await waitFor( () => {
			const found = document.querySelector< HTMLElement >(
				'.components-notice.is-warning'
			);
			expect( found ).toHaveTextContent(
				/Visitors can’t pay yet because this site is not connected to PayPal\. A PayPal payment link or a bank transfer works without a connection\./
			);
			return found as HTMLElement;
		} );
		expect(
			within( notice )
				.queryByRole( 'link', { name: /^Connect PayPal/ } )
				?.getAttribute( 'href' ) ?? null
		).toBe(
			manageOptions
				? 'https://site.test/wp-admin/admin.php?page=dovetail-connections&connection=paypal'
				: null
		);
		expect(
			!! within( notice ).queryByText(
				'Ask an administrator of this site to connect PayPal.'
			)
		).toBe( ! manageOptions );
		const others = [ 'Enter a payment link', 'Ask for a bank transfer' ];
		expect(
			[ ...notice.querySelectorAll( 'a, button' ) ].map(
				( { firstChild } ) => firstChild?.textContent
			)
		).toEqual(
			manageOptions
				? [ 'Connect PayPal', ...others, 'How to set up PayPal' ]
				: others
		);
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	}
);

it.each( [
	[ 'none', 0 ],
	[ 'form', 1 ],
] )(
	'PayPal fields appear only if the site can receive PayPal payments (%s)',
	async ( way, count ) => {
		Object.assign( shop, { way, mode: 'live' } );
		const editor = await open();
		await editor.selectBlock();
		await waitFor( () =>
			expect( [
				screen.queryAllByRole( 'textbox', {
					name: 'PayPal account email',
				} ).length,
				screen.queryAllByRole( 'checkbox', {
					name: 'Allow people to buy more than one item at a time',
				} ).length,
			] ).toEqual( [ count, count ] )
		);
		for ( const name of [ 'Item name', 'Price' ] ) {
			expect( field( name ) ).toBeVisible();
		}
	}
);

const BANK = {
	on: true,
	name: 'Bakery',
	iban: '',
	account: '12345678',
	bic: '021000021',
	text: '',
};

describe( 'the bank settings', () => {
	const offer = () =>
		within( inspector() ).queryByRole( 'button', { name: /^Use Bakery/ } );

	it( 'offer the account of another block of the post, and copy all but its reference in one undo step', async () => {
		const iban = 'DE89370400440532013000';
		const rolls = { ...BANK, name: 'Bakery Rosa', iban, text: 'Rolls' };
		const empty = { ...BANK, name: '', account: undefined, bic: '' };
		const content = postOf(
			{ title: 'Bread', bankTransfer: { ...empty, text: 'Bread' } },
			{ title: 'Draft', bankTransfer: { ...rolls, iban: 'DE8937' } },
			{ title: 'Off', bankTransfer: { ...rolls, on: false } }
		);
		const editor = await open(
			`${ content }<!-- wp:group --><div class="wp-block-group">${ postOf(
				{ title: 'Rolls', bankTransfer: { ...rolls, bic: '' } },
				{ title: 'Cake', bankTransfer: { ...rolls, name: 'Other' } }
			) }</div><!-- /wp:group -->`
		);
		await made( editor, 2 );
		await editor.selectBlock();
		expect( offer() ).toHaveTextContent( 'Use Bakery Rosa, DE89 3704 …' );
		await editor.user.click( offer()! );
		expect( attributesOf( editor ).bankTransfer ).toEqual( {
			on: true,
			name: 'Bakery Rosa',
			iban,
			account: '12345678',
			bic: '',
			text: 'Bread',
		} );
		expect( offer() ).toBeNull();
		expect(
			screen.getByRole( 'textbox', { name: 'Account holder' } )
		).toHaveFocus();
		expect(
			document.querySelector( '#a11y-speak-polite' )
		).toHaveTextContent( 'Bank account filled in.' );
		await editor.undo();
		expect( attributesOf( editor ) ).toMatchObject( {
			title: 'Bread',
			bankTransfer: { name: '', iban: '', text: 'Bread' },
		} );
		expect( offer() ).toBeVisible();
	} );

	it( 'offer the account that the site used last if the post has none', async () => {
		lastUsed = {
			currency: 'EUR',
			name: 'Bakery Rosa',
			iban: 'DE89370400440532013000',
			account: '',
			bic: 'COBADEFFXXX',
		};
		const editor = await openNew(
			postOf( {
				bankTransfer: {
					on: true,
					name: '',
					iban: '',
					bic: '',
					text: 'Bread',
				},
			} )
		);
		await waitFor( () =>
			expect( offer() ).toHaveTextContent(
				'Use Bakery Rosa, DE89 3704 …'
			)
		);
		await editor.user.click( offer()! );
		expect( attributesOf( editor ).bankTransfer ).toEqual( {
			on: true,
			name: 'Bakery Rosa',
			iban: 'DE89370400440532013000',
			account: undefined,
			bic: 'COBADEFFXXX',
			text: 'Bread',
		} );
	} );

	it( 'offer no account of a block in a synced pattern', async () => {
		const restorePattern = replacePattern();
		const editor = await open(
			`${ postOf( { bankTransfer: { ...BANK, name: '', account: '', bic: '' } } ) }<!-- wp:block {"ref":3} --><div class="wp-block-block">${ postOf(
				{ title: 'Rolls', bankTransfer: BANK }
			) }</div><!-- /wp:block -->`
		);
		await made( editor );
		await editor.selectBlock();
		expect( field( 'Account holder' ) ).toBeVisible();
		expect( offer() ).toBeNull();
		restorePattern();
	} );
} );

describe( 'without a PayPal app', () => {
	beforeEach( () => Object.assign( shop, { way: 'none', mode: 'live' } ) );
	const setting = ( name: string ) =>
		within( inspector() ).getByRole( 'textbox', { name } );
	const press = async ( name: string ) =>
		fireEvent.click( await screen.findByRole( 'button', { name } ) );

	it( 'a bank transfer makes a product ready for visitors', async () => {
		const editor = await openNew();
		await editor.selectBlock();
		await fill( editor, { 'Item name': 'Rye bread', Price: '6.5' } );
		await press( 'Ask for a bank transfer' );
		expect( editor.blocks() ).toMatchObject( [
			{ name: 'dovetail/simple-payments' },
		] );
		expect( setting( 'Account holder' ) ).toHaveFocus();
		expect(
			screen.getByText( 'Visitors can’t pay yet. Enter a bank account.', {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		await editor.user.type( setting( 'Account holder' ), 'Bakery' );
		await press( 'Enter bank account details' );
		expect( setting( 'IBAN' ) ).toHaveFocus();
		await editor.user.type( setting( 'IBAN' ), 'DE89370400440532013000' );
		const notice = document.querySelector( '.components-notice' );
		expect( notice ).toHaveClass( 'is-info' );
		expect( notice ).toHaveTextContent(
			'Visitors can pay only by bank transfer because this site is not connected to PayPal.'
		);
		const chooseCurrency = ( code: string ) =>
			editor.user.selectOptions(
				screen.getByRole( 'combobox', { name: 'Currency' } ),
				code
			);
		await chooseCurrency( 'GBP' );
		expect(
			screen.queryByRole( 'button', { name: 'Use EUR' } )
		).toBeNull();
		await chooseCurrency( 'USD' );
		const hint = screen
			.getByText(
				/^This bank account is in a country that uses the euro/
			)
			.closest< HTMLElement >( '.components-notice' )!;
		fireEvent.click(
			within( hint ).getByRole( 'button', { name: 'Use EUR' } )
		);
		expect( hint ).not.toBeInTheDocument();
		expect( attributesOf( editor ) ).toMatchObject( {
			currency: 'EUR',
			price: 6.5,
		} );
		expect( setting( 'Reference' ) ).toHaveAttribute(
			'placeholder',
			'Rye bread'
		);
		expect( screen.getByText( 'Amount' ).nextSibling ).toHaveTextContent(
			/6,50/
		);
		expect(
			screen.getByText(
				'Add your name to the reference, so that the seller knows who paid. The seller sees your payment when it arrives.'
			)
		).toBeVisible();
		expect( editor.saved() ).toContain(
			'<p>Bakery · DE89370400440532013000</p>'
		);
		await savePost();
		await waitFor( () =>
			expect( sent.at( -1 )?.data ).toMatchObject( {
				status: 'publish',
				meta: { spay_email: '', spay_price: 6.5 },
			} )
		);
	} );

	/** Opens the post again, with a product that the editor's store has not loaded. */
	async function reopen( editor: Editor, product: number ) {
		const own = products.get( Number( attributesOf( editor ).productId ) );
		products.set( product, { ...own, id: product } as Stored );
		const content = editor
			.saved()
			.replace( /"productId":\d+/, `"productId":${ product }` );
		cleanup();
		const again = await open( content );
		await act( async () => {} );
		await waitFor( () =>
			expect( screen.queryByText( 'Loading product…' ) ).toBeNull()
		);
		return again;
	}

	it( 'a block keeps its data if its draft is saved before the bank account is complete', async () => {
		const editor = await openNew();
		await fill( editor, {
			'Item name': 'Rye bread',
			Description: 'Baked at four.',
		} );
		await press( 'Ask for a bank transfer' );
		await editor.user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Currency' } ),
			'EUR'
		);
		await savePost();
		await fill( editor, { Price: '6.5' } );
		const again = await reopen( editor, 71 );
		expect( products.get( 71 ) ).toMatchObject( {
			status: 'draft',
			title: '',
		} );
		expect( attributesOf( again ) ).toMatchObject( {
			title: 'Rye bread',
			content: 'Baked at four.',
			currency: 'EUR',
			price: 6.5,
		} );
	} );

	it( 'a published product is saved even if its bank account was turned off', async () => {
		const bankTransfer = {
			on: false,
			name: '',
			iban: '',
			bic: '',
			text: '',
		};
		store( 72, { meta: { spay_email: '' } } );
		const editor = await open( postOf( { productId: 72, bankTransfer } ) );
		await waitFor( () =>
			expect( attributesOf( editor ).title ).toBe( 'Rye bread' )
		);
		await editor.selectBlock();
		await fill( editor, { 'Item name': 'Rolls' } );
		await savePost();
		const again = await reopen( editor, 73 );
		expect( attributesOf( again ).title ).toBe( 'Rolls' );
		expect( products.get( 73 ) ).toMatchObject( {
			status: 'publish',
			title: 'Rolls',
		} );
	} );

	it( 'an invalid email address in the hidden field does not prevent selling by bank transfer', async () => {
		const editor = await open(
			postOf( {
				title: 'Rye bread',
				price: 3,
				email: 'nobody',
				bankTransfer: BANK,
			} )
		);
		await made( editor );
		expect(
			await screen.findByText(
				/^Visitors can pay only by bank transfer/,
				{
					ignore: '.a11y-speak-region',
				}
			)
		).not.toHaveTextContent( 'nobody' );
		await savePost();
		await waitFor( () =>
			expect( sent.at( -1 )?.data ).toMatchObject( {
				status: 'publish',
				meta: { spay_email: '' },
			} )
		);
		expect( attributesOf( editor ).email ).toBe( 'nobody' );
	} );

	it( 'the payee and the missing permission are shown while the bank account is not complete', async () => {
		post.set( { mayPublish: false } );
		await open(
			postOf( {
				title: 'Rye bread',
				price: 3,
				email: 'bakery@example.com',
				bankTransfer: { ...BANK, account: '' },
			} )
		);
		await screen.findByRole( 'button', {
			name: 'Enter bank account details',
		} );
		expect(
			document.querySelector( '.components-notice' )
		).toHaveTextContent(
			/Enter a bank account\. Payments go to the PayPal account bakery@example\.com\. Visitors can buy this once an editor saves this post\./
		);
	} );

	it( 'blocks in a synced pattern have no buttons that need the sidebar', async () => {
		const restorePattern = replacePattern();
		await open(
			serialize(
				[ true, false ].map( ( on ) =>
					createBlock( 'core/block', {}, [
						createBlock( 'dovetail/simple-payments', {
							title: 'Rye bread',
							bankTransfer: { ...BANK, on, account: '' },
						} ),
					] )
				)
			)
		);
		await waitFor( () =>
			expect(
				document.querySelectorAll( '.components-notice' )
			).toHaveLength( 2 )
		);
		expect(
			screen.queryByRole( 'button', {
				name: /^(Enter |Ask for)/,
			} )
		).toBeNull();
		restorePattern();
	} );

	it.each( [
		[ '', '6.5', 'enter a name.' ],
		[ 'Rye bread', '', 'enter a valid price.' ],
		[ 'Rye bread', '25.555', 'enter a valid price.' ],
		[ '', '0', 'enter a name and a valid price.' ],
	] )(
		'a bank account does not sell a product with the name “%s” and the price “%s”',
		async ( title, price, missing ) => {
			const editor = await openNew( postOf( { bankTransfer: BANK } ) );
			await fill( editor, { 'Item name': title, Price: price } );
			const sentence = `Visitors can’t pay yet: ${ missing }`;
			const notice = () => document.querySelector( '.components-notice' );
			await waitFor( () =>
				expect( notice() ).toHaveTextContent( sentence )
			);
			expect( notice() ).toHaveClass( 'is-warning' );
			expect( notice() ).not.toHaveTextContent( 'PayPal' );
			await waitFor( () =>
				expect( getPlugin( 'dovetail-not-ready' ) ).toBeDefined()
			);
			const Panel = getPlugin( 'dovetail-not-ready' )
				?.render as () => ReactNode;
			render( <Panel /> );
			const section = () =>
				screen.queryByRole( 'region', {
					name: /^Not ready for visitors/,
				} );
			expect( section() ).toHaveTextContent( sentence );
			await editor.deselect();
			await editor.selectBlock();
			expect( field( 'Price' ) ).toHaveValue( price );
			await fill( editor, { 'Item name': 'Rye bread', Price: '6.5' } );
			expect( notice() ).toHaveClass( 'is-info' );
			expect( section() ).toBeNull();
		}
	);

	it( 'a button opens the field for a payment link', async () => {
		const editor = await openNew();
		await editor.selectBlock();
		fireEvent.click(
			within( inspector() ).getByRole( 'button', {
				name: 'Payment link',
			} )
		);
		await press( 'Enter a payment link' );
		expect( setting( 'PayPal payment link' ) ).toHaveFocus();
	} );

	it( 'a notice says that the payment link is not valid until the author corrects it', async () => {
		const editor = await openNew();
		await editor.selectBlock();
		const notice = () => document.querySelector( '.components-notice' );
		const problem =
			'Visitors can’t pay yet because the payment link isn’t valid.';
		await editor.user.type(
			setting( 'PayPal payment link' ),
			'example.com/shop'
		);
		expect( notice() ).not.toHaveTextContent( problem );
		await editor.user.tab();
		expect( notice() ).toHaveTextContent( problem );
		expect(
			screen.queryByRole( 'button', { name: 'Enter a payment link' } )
		).toBeNull();
		await press( 'Correct the payment link' );
		expect( setting( 'PayPal payment link' ) ).toHaveFocus();
		await editor.user.clear( setting( 'PayPal payment link' ) );
		await editor.user.tab();
		expect( notice() ).toHaveTextContent(
			'this site is not connected to PayPal'
		);
	} );
} );

it( 'the saved HTML contains a bank account only if it has a holder, as on the page', () => {
	const saved = ( name: string ) =>
		postOf( { title: 'Rye bread', bankTransfer: { ...BANK, name } } );
	expect( saved( 'Bakery' ) ).toContain(
		'<p>Bakery · 12345678 · 021000021</p>'
	);
	expect( saved( ' ' ) ).not.toContain( '· 12345678' );
} );

it( 'a product with a bank account needs no PayPal email', async () => {
	const editor = await openNew();
	await editor.selectBlock();
	await fill( editor, { 'Item name': 'Rye bread', Price: '6.5' } );
	const { clientId = '' } = editor.blocks()[ 0 ] ?? {};
	await act( async () => {
		await dispatch( blockEditorStore ).updateBlockAttributes( clientId, {
			bankTransfer: BANK,
		} );
	} );
	expect(
		await screen.findByText(
			/^Visitors can pay only by bank transfer\. Enter a PayPal account email/
		)
	).toBeVisible();
	await savePost();
	await waitFor( () =>
		expect( sent.at( -1 )?.data.status ).toBe( 'publish' )
	);
} );

it.each( [
	[
		'Price',
		'',
		'Visitors can’t pay yet: enter a valid price.',
		/^Visitors pay through PayPal/,
	],
	[
		'PayPal account email',
		'bakery',
		'Visitors can’t pay yet: enter a valid PayPal account email, or clear the field.',
		/^Visitors can pay only by bank transfer/,
	],
] )(
	'with a PayPal app, a bank account does not sell a product with an invalid value (%s: “%s”)',
	async ( label, invalid, sentence, ready ) => {
		const editor = await openNew(
			postOf( {
				title: 'Rye bread',
				price: 6.5,
				email: label === 'Price' ? 'bakery@example.com' : '',
				bankTransfer: BANK,
			} )
		);
		expect( await screen.findByText( ready ) ).toBeVisible();
		await fill( editor, { [ label ]: invalid } );
		await waitFor( () =>
			expect( getPlugin( 'dovetail-not-ready' ) ).toBeDefined()
		);
		const Panel = getPlugin( 'dovetail-not-ready' )
			?.render as () => ReactNode;
		const panel = render( <Panel /> );
		expect( panel.container ).toHaveTextContent( sentence );
		panel.unmount();
		expect( screen.getByText( new RegExp( sentence ) ) ).toBeVisible();
		expect( screen.queryByText( ready ) ).toBeNull();
		await savePost();
		expect( sent.map( ( { data } ) => data.status ) ).not.toContain(
			'publish'
		);
	}
);

it( 'a product with a payment link shows its price if it has one', async () => {
	const editor = await open(
		postOf( {
			title: 'Rye bread',
			price: 6.5,
			paymentLink: 'https://paypal.me/bakery',
		} )
	);
	expect( screen.getByText( '$6.50' ) ).toBeVisible();
	await editor.selectBlock();
	expect( field( 'Price' ) ).toHaveAccessibleDescription(
		'Visitors see $6.50, but pay what the payment link asks for.'
	);
	await fill( editor, { Price: 'abc' } );
	await editor.deselect();
	expect( screen.getByText( 'Invalid price.' ) ).toBeVisible();
} );

it( 'a warning says that a payment link asks for another amount than the price', async () => {
	const editor = await open(
		postOf( {
			title: 'Rye bread',
			price: 8,
			currency: 'EUR',
			paymentLink: 'https://paypal.me/bakery/12EUR',
		} )
	);
	const warning = () =>
		document.querySelector( '.components-notice.is-warning' );
	expect( warning() ).toHaveTextContent(
		'The payment link asks for 12,00 €. Change the link or the price so that both are the same.'
	);
	await editor.selectBlock();
	expect( warning() ).toBeVisible();
	await waitFor( () =>
		expect( getPlugin( 'dovetail-not-ready' ) ).toBeDefined()
	);
	const Panel = getPlugin( 'dovetail-not-ready' )?.render as () => ReactNode;
	render( <Panel /> );
	expect(
		screen.getByRole( 'region', { name: /^Not ready for visitors/ } )
	).toHaveTextContent( 'The payment link asks for 12,00 €.' );
	await fill( editor, { Price: '12' } );
	expect( warning() ).toBeNull();
	expect( field( 'Price' ) ).toHaveAccessibleDescription(
		/^Visitors pay 12,00\s€\.$/
	);
	await editor.user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Currency' } ),
		'USD'
	);
	expect( warning() ).toBeVisible();
	await editor.user.clear( field( 'Price' ) );
	expect( warning() ).toBeNull();
} );

it( 'the setting for the quantity says that it needs PayPal if a bank transfer is offered', async () => {
	const editor = await openNew(
		postOf( { title: 'Rye bread', price: 6.5 } )
	);
	const setting = screen.getByRole( 'checkbox', {
		name: 'Allow people to buy more than one item at a time',
	} );
	expect( setting ).not.toHaveAccessibleDescription();
	const { clientId = '' } = editor.blocks()[ 0 ] ?? {};
	await act( async () => {
		await dispatch( blockEditorStore ).updateBlockAttributes( clientId, {
			bankTransfer: BANK,
		} );
	} );
	expect( setting ).toHaveAccessibleDescription(
		'Only visitors who pay through PayPal can choose a quantity.'
	);
} );

it( 'a note says that a product with a payment link needs a name', async () => {
	const editor = await open(
		postOf( { paymentLink: 'https://paypal.me/bakery' } )
	);
	const note =
		/^Enter a name so that visitors know what they pay for\. Visitors pay at PayPal/;
	expect( screen.getByText( note ) ).toBeVisible();
	await editor.selectBlock();
	await fill( editor, { 'Item name': 'Rye bread' } );
	expect( screen.queryByText( note ) ).toBeNull();
} );

it( 'shows the bank account below the line about PayPal, as on the page', async () => {
	const editor = await open(
		postOf( {
			title: 'Rye bread',
			paymentLink: 'https://paypal.me/bakery',
			bankTransfer: BANK,
		} )
	);
	const expectOrder = () => {
		const line = screen.getByText( /^Visitors pay at PayPal through/ );
		expect(
			line.compareDocumentPosition( screen.getByText( BANK.account ) )
		).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
	};
	expectOrder();
	await editor.selectBlock();
	expect( field( 'Item name' ) ).toBeVisible();
	expectOrder();
} );

it( 'a product with a payment link keeps its price if visitors can also pay by bank transfer', async () => {
	const editor = await open(
		postOf( {
			title: 'Rye bread',
			price: 6.5,
			multiple: true,
			paymentLink: 'https://paypal.me/bakery',
			bankTransfer: BANK,
		} )
	);
	await editor.selectBlock();
	expect( field( 'Price' ) ).toHaveValue( '6.50' );
	expect( screen.getByText( 'Amount' ).nextSibling ).toHaveTextContent(
		'$6.50'
	);
	expect( editor.saved() ).toContain( '>6.50 USD</p>' );
	await fill( editor, { Price: 'abc' } );
	await editor.deselect();
	expect( screen.getByText( 'Invalid price.' ) ).toBeVisible();
	await editor.selectBlock();
	await fill( editor, { Price: '' } );
	await editor.deselect();
	await waitFor( () =>
		expect( screen.queryByRole( 'textbox', { name: 'Price' } ) ).toBeNull()
	);
	expect( screen.queryByText( 'Amount' ) ).toBeNull();
} );

it( 'keeps unsaved changes of a product that is cut and pasted', async () => {
	const editor = await openNew();
	await fill( editor, { 'Item name': 'Rye bread' } );
	const { clientId } = editor.blocks()[ 0 ] ?? {};
	await act( async () => {
		const blocks = editor.blocks().map( ( block ) => cloneBlock( block ) );
		await dispatch( blockEditorStore ).removeBlock( String( clientId ) );
		await dispatch( blockEditorStore ).insertBlocks( blocks );
	} );
	await editor.selectBlock();
	expect( field( 'Item name' ) ).toHaveValue( 'Rye bread' );
} );

describe( 'a product’s name in the editor', () => {
	const bankTransfer = { on: true, name: '', iban: '', bic: '', text: '' };
	const nameOf = ( attributes: Record< string, unknown > ) =>
		select( blocksStore ).getActiveBlockVariation(
			'dovetail/simple-payments',
			createBlock( 'dovetail/simple-payments', attributes ).attributes
		)?.title;

	beforeAll( () => registerBlocks( { blocks: [ simplePayments ] } ) );

	it.each( [
		[ 'that is paid only by bank transfer', { bankTransfer } ],
		[
			'whose account is complete',
			{
				title: 'Rye bread',
				bankTransfer: { ...bankTransfer, account: '12345678' },
			},
		],
	] )( 'does not mention PayPal for a product %s', ( _, attributes ) => {
		expect( nameOf( attributes ) ).toBe( 'Bank Transfer' );
	} );

	it.each( [
		[ 'a new product', {} ],
		[ 'a PayPal account', { bankTransfer, email: 'ada@example.com' } ],
		[
			'a payment link',
			{ bankTransfer, paymentLink: 'https://paypal.me/ada' },
		],
	] )( 'is the block’s own title for %s', ( _, attributes ) => {
		expect( nameOf( attributes ) ).toBeUndefined();
	} );

	it( 'is also in the inserter, and inserts a product with bank transfer turned on', () => {
		expect(
			getBlockVariations( 'dovetail/simple-payments', 'inserter' )
		).toMatchObject( [
			{ title: 'Bank Transfer', attributes: { bankTransfer } },
		] );
	} );
} );
