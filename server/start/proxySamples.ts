import { join } from 'node:path';
import { largestFile } from '../files/kinds';
import { assetHeaders, assetTypes } from '../page/assets';
import type { PanelConfig } from '../page/config';
import { commonHeaders, pageHeaders, securedHeaders, type Headers } from '../page/headers';
import { StartError } from './options.mjs';

interface Place {
  /** The built panel, whose files the proxy sends by itself. */
  panel: string;
  config: PanelConfig;
  /** Where the processes of the back end listen, as 127.0.0.1:8080. */
  processes: readonly string[];
  /** What the proxy listens on: a port with TLS, or, for a test, an address without it. */
  listen: { name: string; certificate: string; key: string } | { address: string };
}

/** A form with the largest file, and what stands around it. */
const largestBody = `${Math.ceil(largestFile / 1024 / 1024) + 1}m`;

/** Of the files whose names have a digest of their content; what is not of these kinds is asked of the back end, which has none. */
const extensions = Object.keys(assetTypes).map((end) => end.slice(1));
const safety = (config: PanelConfig): Headers => ({ ...commonHeaders, ...securedHeaders, ...pageHeaders(config) });
/** A file that is missing for a moment, while versions change, is not missing for ever. */
const whenFound = assetHeaders(true);
const withoutCharset = (type: string) => type.replace(/;.*/, '');
const lines = (headers: Headers, write: (name: string, value: string) => string, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => indent + write(name, value))
    .join('\n');

/**
 * The configuration of nginx for an installation, to be included in its `http` block. Pages and services come from the back
 * end, so their headers are its own; files under `assets` lie on the disk, and their headers are written here by the functions by
 * which the back end makes them.
 */
export function nginxSample({ panel, config, processes, listen }: Place): string {
  const types = Object.entries(assetTypes).map(([end, type]) => `      ${withoutCharset(type)} ${end.slice(1)};`);
  const texts = new Set(
    Object.values(assetTypes).flatMap((type) => (type.includes('charset') ? withoutCharset(type) : [])),
  );
  // nginx has it among them by itself, and warns of whoever names it.
  texts.delete('text/html');
  const listens =
    'address' in listen
      ? `  listen ${listen.address};`
      : `  listen 443 ssl http2;
  server_name ${listen.name};
  ssl_certificate ${listen.certificate};
  ssl_certificate_key ${listen.key};`;
  return `upstream divan {
  # A process that is started anew takes no connection, and nginx goes on to the next one; none is left out for a while
  # after that, or there would be nobody while the other one is started anew.
${processes.map((address) => `  server ${address} max_fails=0;`).join('\n')}
  keepalive 32;
  # Shorter than DRAIN_SECONDS: of a process that is told to stop none is left when it goes.
  keepalive_timeout 1s;
}

server {
${listens}
  server_tokens off;
  client_max_body_size ${largestBody};

  location ~ ^/assets/.+\\.(${extensions.join('|')})$ {
    root ${panel};
    types {
${types.join('\n')}
    }
    charset utf-8;
    charset_types ${[...texts].join(' ')};
    gzip_static on;
    etag on;
${lines(safety(config), (name, value) => `add_header ${name} "${value}" always;`, '    ')}
${lines(whenFound, (name, value) => `add_header ${name} "${value}";`, '    ')}
  }

  # What watches the processes asks them, not the proxy.
  location ~ ^/(healthz|readyz)$ {
    return 404;
  }

  location / {
    proxy_pass http://divan;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # The outermost proxy: what a caller says of his address himself is not handed on.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Longer than any call may take (15 s of a statement, twice repeated).
    proxy_read_timeout 60s;
    # What was sent to a process that then died is not sent to another one: the panel asks with its key what became of it.
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;
  }
}
`;
}

/** The same for Caddy. */
export function caddySample({ panel, config, processes, listen }: Place): string {
  return `${'address' in listen ? `http://${listen.address}` : listen.name} {
${'address' in listen ? '' : `  tls ${listen.certificate} ${listen.key}\n`}  request_body {
    max_size ${largestBody.toUpperCase()}B
  }

  @asset path_regexp ^/assets/.+\\.(${extensions.join('|')})$
  handle @asset {
    root * ${panel}
    header {
${lines(safety(config), (name, value) => `${name} "${value}"`, '      ')}
    }
    @there file
    header @there {
${lines(whenFound, (name, value) => `${name} "${value}"`, '      ')}
    }
    file_server {
      precompressed br gzip
    }
  }

  # What watches the processes asks them, not the proxy.
  respond /healthz 404
  respond /readyz 404

  handle {
    reverse_proxy ${processes.join(' ')} {
      lb_policy least_conn
      lb_try_duration 2s
      health_uri /readyz
      health_interval 2s
    }
  }
}
`;
}

/** `headers nginx` and `headers caddy`: what is printed, for this release and these settings. */
export function proxySample(name: string | undefined, config: PanelConfig, root: string): string {
  const write = { nginx: nginxSample, caddy: caddySample }[name ?? ''];
  if (write === undefined) throw new StartError('Known: headers nginx, headers caddy.');
  return write({
    panel: join(root, 'dist'),
    config,
    processes: ['127.0.0.1:8080', '127.0.0.1:8081'],
    listen: {
      name: 'panel.example.uz',
      certificate: '/etc/ssl/divan/chain.pem',
      key: '/etc/ssl/divan/key.pem',
    },
  });
}
