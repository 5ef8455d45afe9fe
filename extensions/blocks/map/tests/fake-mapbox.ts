/** A fake map library without graphics. It records calls; tests set its results. */
type Listener = ( event: Record< string, unknown > ) => void;

class Evented {
	private readonly listeners: [ string, Listener ][] = [];
	on( type: string, listener: Listener ) {
		this.listeners.push( [ type, listener ] );
		return this;
	}
	once( type: string, listener: Listener ) {
		return this.on( type, listener );
	}
	fire( type: string, event: Record< string, unknown > = {} ) {
		this.listeners
			.filter( ( [ name ] ) => name === type )
			.forEach( ( [ , listener ] ) => listener( event ) );
	}
}

type LngLat = { lng: number; lat: number };
const toLngLat = ( [ lng, lat ]: [ number, number ] ): LngLat => ( {
	lng,
	lat,
} );

export class FakeMap extends Evented {
	static all: FakeMap[] = [];
	static isBroken = false;
	readonly did: [ string, ...unknown[] ][] = [];
	readonly canvas: HTMLCanvasElement;
	zoom: number;
	isRemoved = false;
	readonly dragPan = {
		isEnabled: true,
		enable() {
			this.isEnabled = true;
		},
		disable() {
			this.isEnabled = false;
		},
	};
	readonly touchZoomRotate = { disableRotation() {} };

	constructor(
		readonly options: { container: HTMLElement; zoom: number } & Record<
			string,
			unknown
		>
	) {
		super();
		if ( FakeMap.isBroken ) {
			throw new Error( 'Failed to initialize WebGL.' );
		}
		this.zoom = options.zoom;
		this.canvas = options.container.ownerDocument.createElement( 'canvas' );
		this.canvas.tabIndex = 0;
		options.container.append( this.canvas );
		FakeMap.all.push( this );
	}
	getCanvas() {
		return this.canvas;
	}
	getContainer() {
		return this.options.container;
	}
	center = { lng: 1, lat: 2 };
	getCenter() {
		return this.center;
	}
	isInSight = true;
	getBounds() {
		return { contains: () => this.isInSight };
	}
	getZoom() {
		return this.zoom;
	}
	attributions: readonly unknown[] = [];
	readonly added = new Map< string, object >();
	getSource( id: string ) {
		return (
			this.added.get( id ) ??
			( id in this.attributions
				? { attribution: this.attributions[ Number( id ) ] }
				: undefined )
		);
	}
	isStyleLoaded() {
		return this.hasStyle;
	}
	addSource( id: string, source: object ) {
		this.did.push( [ 'addSource', source ] );
		this.added.set( id, {
			setData: ( data: unknown ) => this.did.push( [ 'setData', data ] ),
			getClusterExpansionZoom: (
				cluster: number,
				answer: ( error: unknown, zoom: number ) => void
			) => answer( null, cluster ),
		} );
	}
	addLayer() {}
	features: readonly object[] = [];
	querySourceFeatures() {
		return this.features;
	}
	/** If false, `getStyle()` throws, like the library's before the style has loaded. */
	hasStyle = false;
	getStyle() {
		if ( ! this.hasStyle ) {
			throw new TypeError( 'No style yet.' );
		}
		return {
			sources: { ...this.attributions },
			layers: [
				{ id: 'land', type: 'fill' },
				{ id: 'names', type: 'symbol' },
			],
		};
	}
	getLayoutProperty() {
		return undefined;
	}
	setLayoutProperty( ...args: unknown[] ) {
		this.did.push( [ 'setLayoutProperty', ...args ] );
	}
	setStyle( style: string ) {
		this.did.push( [ 'setStyle', style ] );
	}
	fitBounds( ...args: unknown[] ) {
		this.did.push( [ 'fitBounds', ...args ] );
	}
	jumpTo( { zoom, center }: { zoom: number; center: [ number, number ] } ) {
		this.zoom = zoom;
		this.center = toLngLat( center );
		this.did.push( [ 'jumpTo', center, zoom ] );
	}
	zoomTo( zoom: number ) {
		this.zoom = zoom;
		this.did.push( [ 'zoomTo', zoom ] );
	}
	easeTo(
		{
			zoom = this.zoom,
			...where
		}: { zoom?: number; center?: unknown; offset?: unknown },
		event?: Record< string, unknown >
	) {
		this.zoom = zoom;
		this.did.push( [ 'easeTo', zoom, ...Object.values( where ) ] );
		this.fire( 'moveend', event );
	}
	project() {
		return { x: 0, y: 0 };
	}
	unproject( [ x, y ]: [ number, number ] ) {
		return { lng: x, lat: y };
	}
	resize() {
		this.did.push( [ 'resize' ] );
	}
	addControl( control: { onAdd( map: FakeMap ): HTMLElement } ) {
		this.options.container.append( control.onAdd( this ) );
	}
	triggerRepaint() {
		this.fire( 'render' );
	}
	remove() {
		this.isRemoved = true;
		this.options.container.replaceChildren();
	}
	succeed() {
		this.hasStyle = true;
		this.fire( 'styledata' );
		this.fire( 'data', { dataType: 'source', tile: {} } );
		this.fire( 'load' );
		this.fire( 'idle' );
	}
}

class FakeMarker extends Evented {
	private at: LngLat = { lng: 0, lat: 0 };
	private isMovable = false;
	constructor(
		readonly options: { element: HTMLElement; offset: [ number, number ] }
	) {
		super();
		options.element.dataset.offset = String( options.offset ?? '' );
		Reflect.set( options.element, 'marker', this );
	}
	setLngLat( at: [ number, number ] | LngLat ) {
		this.at = Array.isArray( at ) ? toLngLat( at ) : at;
		return this;
	}
	getLngLat() {
		return this.at;
	}
	setDraggable( isMovable: boolean ) {
		this.isMovable = isMovable;
	}
	isDraggable() {
		return this.isMovable;
	}
	addTo( map: FakeMap ) {
		map.options.container.append( this.options.element );
		return this;
	}
	remove() {
		this.options.element.remove();
	}
}

class FakePopup extends Evented {
	private readonly element = document.createElement( 'div' );
	setLngLat() {
		return this;
	}
	setDOMContent( content: HTMLElement ) {
		this.element.append( content );
		return this;
	}
	addTo( map: FakeMap ) {
		map.options.container.append( this.element );
		return this;
	}
	remove() {
		this.element.remove();
		return this;
	}
}

/** Replaces the map library in tests. */
export const fakeMapbox = {
	baseApiUrl: '',
	Map: FakeMap,
	Marker: FakeMarker,
	Popup: FakePopup,
};
