"""Shared parts of the houses by the street: lit rooms behind glass, windows, arches, sign, snow, rain."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P

def pane(strength=0.0, seed=0):
    """Window glass: dark and wavy, or lit from a room with its curtains drawn back."""
    g = M.NT("pane"); c = g.xyz(g.co('Generated')); rd = g.node('ObjectInfo').outputs['Random']
    if not strength:
        h = g.noise(g.co(vary=True), 3.0, 2)
        return g.out(g.principled(Base_Color='#06090c', Roughness=0.04, Specular=0.9, Normal=g.bump(h, 0.35, 0.03)))
    side = g.math('MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', c[0], 0.5)), 2.0)
    fold = g.math('SINE', g.math('ADD', g.math('MULTIPLY', c[0], 95.0), g.math('MULTIPLY', g.noise(g.co(vary=True), 2.0, 2), 9.0)))
    cur = g.ramp(g.math('ADD', side, g.math('MULTIPLY', g.math('SUBTRACT', c[2], 0.5), 0.30)), (0.50, 0.0), (0.56, 1.0))
    room = g.ramp(c[2], (0.0, (0.30, 0.12, 0.03)), (0.42, (0.62, 0.29, 0.09)), (0.80, (1.0, 0.60, 0.26)), (1.0, (0.75, 0.40, 0.15)))
    cloth = g.mix(g.math('MULTIPLY_ADD', fold, 0.3, 0.45), (0.20, 0.085, 0.03, 1), (0.62, 0.33, 0.13, 1))
    col = g.mix(cur, room, cloth)
    return g.out(g.node('Emission', {0: col, 1: g.math('MULTIPLY', g.math('MULTIPLY_ADD', rd, 0.7, 0.6), strength)}).outputs[0])

def frosted(strength=1.5):
    """Ribbed door glass before a lit hall: brighter towards the lamps, with the shapes of what stands behind it."""
    g = M.NT("frosted"); c = g.xyz(g.co('Generated')); n = g.noise(g.co(scale=(2.2, 1, 0.9), vary=True), 2.4, 2); f = g.noise(g.co(scale=(60, 1, 0.5)), 3, 2)
    col = g.ramp(g.math('ADD', g.math('MULTIPLY', c[2], 0.55), g.math('MULTIPLY', n, 0.75)), (0.30, (0.14, 0.045, 0.010)), (0.58, (0.58, 0.21, 0.045)), (0.85, (1.0, 0.46, 0.14)))
    m = g.out(g.node('Emission', {0: col, 1: g.math('MULTIPLY', g.math('MULTIPLY_ADD', f, 0.5, 0.75), strength)}).outputs[0]); S.no_light_sampling(m); return m

class Kit:
    """Materials and prototypes that every house uses; make one per scene."""
    def __init__(self, frame='#0d1512', wall='#a8875c', leather='#1a4034'):
        self.irn = M.simple(frame, 0.4, coat=0.2); self.br = M.brass(0.22); self.walz = M.wood(M.WALNUT, 'Z', rough=0.4, coat=0.15)
        self.floor = M.wood(M.WALNUT, 'X'); self.wall = M.plaster(wall, 0.8, 0.2); self.ceil = M.simple('#3a2a1c', 0.8); self.dark = pane(); self.lit = pane(1.0)
        lea = M.leather(leather); warm = M.emission(2400, 30, sample=False)
        self.pd = S.group(P.pendant(self.br, M.simple('#f0e2c4', 0.5), warm, 0.15, 0.14, 20, 0.7), (0, 0, -40))
        self.tb = S.group(P.table(self.floor, self.irn, 0.7, 0.7), (0, 0, -40)); self.ch = S.group(P.chair(self.walz, lea), (0, 0, -40))
        self.vt = S.group(P.candle_votive(M.glass((1, .8, .5)), M.simple('#efe2c4', .5), M.flame(25), 1.0), (0, 0, -40))
        self.bt = []
        for i, c in enumerate(('#7a3a10', '#1d4a34', '#a06a28', '#3a120c', '#c9b98a')):
            k = list(P.BOTTLES)[i]; b = S.lathe([(0, 0)] + P.P2(P.BOTTLES[k], 3) + [(0, P.BOTTLES[k][-1][1])], M.simple(c, 0.15), 12); b.location.z = -40; self.bt.append(b)
        self.art = [M.simple(c, 0.5) for c in ('#1a2f2a', '#2a1a12', '#31414a', '#6a3a20')]
        self.sill = M.plaster('#5a564e')

    def room(self, x0, x1, y=0.2, z0=0.15, h=2.8, depth=4.2, power=300, seed=1, bottles=False, tables=True, temp=2900):
        """Warm room behind an opening in the front, from `y` backwards."""
        r = random.Random(seed); w = x1 - x0; cx = (x0 + x1) / 2; yc = y + depth / 2; yb = y + depth
        S.box((w, 0.1, h), (cx, yb, z0 + h / 2), self.wall, bev=0); S.box((w, depth, 0.1), (cx, yc, z0 - 0.05), self.floor, bev=0); S.box((w, depth, 0.1), (cx, yc, z0 + h), self.ceil, bev=0)
        for x in (x0, x1): S.box((0.08, depth, h), (x, yc, z0 + h / 2), self.wall, bev=0)
        S.box((w, 0.06, 0.95), (cx, yb - 0.07, z0 + 0.48), self.walz, bev=0.01); n = max(2, round(w / 1.0))
        for i in range(n):
            x = x0 + w * (i + 0.5) / n
            for yy, zz in ((y + 0.9, h - 0.85), (y + 2.4, h - 0.75)): S.dup_group(self.pd, (x + r.uniform(-.1, .1), yy, z0 + zz))
            if tables:
                S.dup_group(self.tb, (x, y + 0.95, z0)); S.dup_group(self.vt, (x, y + 0.95, z0 + 0.75), scale=1.3)
                for s in (-1, 1): S.dup_group(self.ch, (x + s * 0.42, y + 0.95, z0), (0, 0, -90 * s + r.uniform(-8, 8)))
        if bottles:
            for z in (1.15, 1.6, 2.05):
                S.box((w * 0.86, 0.25, 0.04), (cx, yb - 0.2, z0 + z), self.floor, bev=0)
                for k in range(int(w * 0.82 / 0.13)): S.dup(r.choice(self.bt), (cx - w * 0.41 + 0.07 + k * 0.13, yb - 0.2, z0 + z + 0.02))
        else:
            for k in range(n): S.box((0.6, 0.04, 0.75), (x0 + w * (k + 0.5) / n, yb - 0.1, z0 + 1.7), r.choice(self.art), bev=0.01)
        S.area((cx, y + depth * 0.62, z0 + h - 0.1), (cx, y + depth * 0.8, 0), w * 0.8, power, temp, size_y=1.6, glossy=False)
        S.area((cx, yb - 0.4, z0 + h - 0.2), (cx, yb, z0 + 1.5), w * 0.8, power * 0.3, 2400, size_y=0.1, glossy=False)

    def window(self, x0, x1, z0, z1, y=0.15, nx=3, zs=(), mat=None, t=0.05):
        """Frame and glazing bars of an opening."""
        m = mat or self.irn; w = x1 - x0
        for i in range(nx + 1): S.box((t, 0.10, z1 - z0), (x0 + w * i / nx, y, (z0 + z1) / 2), m, bev=0.005)
        for z in (z0, z1, *zs): S.box((w, 0.09, t), ((x0 + x1) / 2, y, z), m, bev=0.005)

    def lantern(self, x, y, z, power=22):
        S.box((0.15, 0.15, 0.28), (x, y, z), M.emission(2150, 9, sample=False), bev=0.01); S.box((0.19, 0.19, 0.04), (x, y, z + 0.16), self.br); S.box((0.19, 0.19, 0.03), (x, y, z - 0.15), self.br); S.point((x, y - 0.12, z), power, 2150, 0.08)

    def door(self, x, y, z0=0.0, w=1.16, h=2.45, mat=None, glow=1.5):
        m = mat or self.walz; glass = frosted(glow * 0.75)
        for s in (-1, 1):
            cx = x + s * w / 4
            S.box((w / 2 - 0.01, 0.07, h), (cx, y, z0 + h / 2), m, bev=0.008); S.box((w * 0.31, 0.075, h * 0.55), (cx, y - 0.01, z0 + h * 0.64), glass, bev=0)
            S.box((0.04, 0.08, h * 0.55), (cx, y - 0.02, z0 + h * 0.64), m, bev=0.003); S.box((w * 0.31, 0.08, 0.04), (cx, y - 0.02, z0 + h * 0.68), m, bev=0.003); S.tube([(x + s * 0.06, y - 0.09, z0 + 0.95), (x + s * 0.06, y - 0.09, z0 + 1.45)], 0.016, self.br)

    def sign(self, loc, size=0.5, rot=0, halo=14, spacing=1.25, stand=0.075):
        """Brass letters before a glowing halo, facing -y when rot is 0."""
        d = Vector((math.sin(math.radians(rot)), -math.cos(math.radians(rot)), 0))
        t = S.text("SALTWOOD", size, M.metal('#d8a855', 0.25, bump=0.02), size * 0.055, 0.006, S.SERIF, spacing=spacing); S.place(t, Vector(loc) + d * stand, (90, 0, rot))
        h = S.text("SALTWOOD", size, M.emission(2350, halo), 0.004, size * 0.02, S.SERIF, spacing=spacing); S.place(h, loc, (90, 0, rot))

def arch(cx, w, z0, ztop, y, t, mat, stones=None, n=20):
    """Wall above an arched opening of width w whose springing is at z0, filled up to ztop; `stones` sets a ring of voussoirs."""
    R = w / 2; V, F = [], []
    for i in range(n + 1):
        a = math.pi * i / n; x = -R * math.cos(a); V += [(x, 0, z0 + R * math.sin(a)), (x, 0, ztop)]
    F = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    o = S.mesh("arch", V, F, mat, smooth=False); o.location = (cx, y, 0); m = o.modifiers.new('t', 'SOLIDIFY'); m.thickness = t; m.offset = 0
    if stones:
        k = 11
        for i in range(k):
            a = math.pi * (i + 0.5) / k; q = R + 0.13; big = 1.35 if i == k // 2 else 1
            S.box((0.30 * big, t + 0.09, R * math.pi / k - 0.012), (cx - q * math.cos(a), y - 0.02, z0 + q * math.sin(a)), stones, rot=(0, math.degrees(a), 0), bev=0.012)

def cap(w, d, loc, h=0.09, mat=None, seed=0):
    """Snow that lies on a ledge."""
    def f(x, y):
        e = max(0.0, 1 - abs(2 * x / w) ** 10) ** 0.5 * max(0.0, 1 - abs(2 * y / d) ** 4) ** 0.5
        q = Vector((x * 2.2 + seed * 3, y * 2.2, seed)); return h * e * (0.75 + 0.5 * noise.noise(q) + 0.12 * noise.noise(q * 5))
    o = S.grid(w, d, max(12, int(w * 16)), 12, f, mat, "cap"); o.location = loc; return o

def snow_mat():
    g = M.NT("snow"); v = g.co('Object'); n = g.noise(v, 40, 6, 0.7); b = g.noise(v, 3, 4)
    col = g.mix(b, '#e4eaf2', '#cfd9e6')
    return g.out(g.principled(Base_Color=col, Roughness=0.75, Specular=0.25, Subsurface=0.05, Subsurface_Color='#dfe9f6', Subsurface_Radius=(0.03, 0.04, 0.05), Normal=g.bump(n, 0.45, 0.02)))

def falling(n, lo, hi, size=0.006, strength=0.5, streak=(0.01, 0, -0.03), color=(0.85, 0.92, 1.0), seed=1, jitter=0.5):
    """Snow or rain: drawn by post.py as short soft streaks in front of the picture."""
    r = random.Random(seed)
    for i in range(n):
        p = [r.uniform(a, b) for a, b in zip(lo, hi)]; v = [s * (1 + r.uniform(-jitter, jitter)) for s in streak]
        S.BOKEH.append((p, size * r.uniform(0.5, 1.3), list(color), strength * r.uniform(0.3, 1.2), v))
